import { type SignedUp, signUpWithChild, visitorsHaveAddresses } from "#tests/api/family";
import { planInputs, postedPlan } from "#tests/api/lesson_plan/plan";
import { endServers, startServerProcess } from "#tests/support/server-process";
import { memoryMb } from "./process";
import type { Checked } from "./table";

const REQUESTS = 100_000;
/** Of the requests: by then everything is loaded that will be. */
const WARM_SHARE = 0.2;
const AT_ONCE = 8;
/** How much more memory is in use at the end than when the server was warm. */
const FLAT_WITHIN = 1.15;

/** The main pages are asked for again and again; the memory is compared after a fifth of the requests and after all. */
export async function soakMemory(requests = REQUESTS): Promise<Checked[]> {
  try {
    const server = await startServerProcess({ env: { ...visitorsHaveAddresses, LOG_LEVEL: "silent" } });
    const parent = await signUpWithChild(server, "ada_reads");
    const study_plan = { ...planInputs, ...postedPlan };
    await parent.post("/lesson_plan/", { child_username: "ada_reads", study_plan });
    const paths = ["/profile/ada_reads", "/profile/ada_reads/progress", "/setting", "/add_profile", "/signup", "/"];
    const warm = Math.round(requests * WARM_SHARE);
    await askFor(parent, paths, warm);
    const before = memoryMb(server.pid);
    await askFor(parent, paths, requests - warm);
    const after = memoryMb(server.pid);
    return [
      {
        what: `memory after ${requests} requests to the main pages`,
        target: `at most ${FLAT_WITHIN} times that after ${warm}`,
        seen: `${after.toFixed(0)} MB, ${before.toFixed(0)} MB`,
        isMet: after <= before * FLAT_WITHIN,
      },
    ];
  } finally {
    await endServers();
  }
}

async function askFor(parent: SignedUp, paths: readonly string[], count: number): Promise<void> {
  let asked = 0;
  const lane = async () => {
    while (asked < count) {
      const path = paths[asked % paths.length] ?? "/";
      asked += 1;
      const { status } = await parent.get(path);
      if (status >= 400) throw new Error(`${path} was answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
