import { makeDemoFamily } from "~/domain/demo/demo.server";
import { makeDemoHistory } from "~/domain/demo/demo-history.server";
import { log } from "~/http/log.server";

/** Puts the demo family in place, and says how to log in as it. */
export async function fillDemo(): Promise<void> {
  const { email, password } = await makeDemoFamily();
  console.log(`The demo family logs in as ${email} with the password ${password}`);
}

/** What the demo's children watched comes in as from a learner site: through the learner API of the running server. */
export function fillDemoHistory(publicUrl: string): void {
  makeDemoHistory(publicUrl).then(
    (count) => count > 0 && console.log(`The demo's children watched for four weeks: ${count} reports are in.`),
    (error: unknown) => log.error({ err: error }, "the demo has no history"),
  );
}
