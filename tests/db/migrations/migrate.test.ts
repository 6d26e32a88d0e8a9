import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, database, disconnect } from "~/db/connection";
import { migrate } from "~/db/migrations/migrate";
import { findParentByEmail, insertParent } from "~/db/parents";
import { freshLocation } from "#tests/support/database";

const PROCESS = fileURLToPath(new URL("../../support/connect-process.mjs", import.meta.url));

const parent = {
  id: "parent_1",
  email: "pat.rivera@example.org",
  password_hash: "a hash",
  name: "Pat",
  user_type: "standard",
  confirmed_at: null,
  family_version: 1,
  created_at: 1_790_000_000_000,
  time_zone: null,
  weekly_mail: 0,
  weekly_mail_token: null,
};

let folder: string;
let place: Awaited<ReturnType<typeof freshLocation>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "minnow-migrate-"));
  place = await freshLocation(folder);
});
afterEach(async () => {
  await disconnect();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe("migrations", () => {
  it("run at the first start and, harmlessly, at each one after it", async () => {
    await connect(place.location);
    await insertParent(parent);
    const tables = await tableNames();
    await migrate(database());
    await disconnect();
    await connect(place.location);
    expect(await findParentByEmail(parent.email)).toEqual(parent);
    expect(await tableNames()).toEqual(tables);
  });

  it("make the tables that the product needs", async () => {
    await connect(place.location);
    expect(await tableNames()).toEqual(
      expect.arrayContaining([
        "parents",
        "sessions",
        "mailed_codes",
        "children",
        "consents",
        "subscriptions",
        "study_plans",
      ]),
    );
  });

  it("are made whole, once, when several processes start at once on an empty database", async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, () => readyProcess(place.location)));
    const ends = await Promise.all(processes.map(connectNow));
    expect(ends).toEqual(processes.map(() => ({ code: 0, errors: "" })));
    await connect(place.location);
    await insertParent(parent);
    expect(await findParentByEmail(parent.email)).toEqual(parent);
  });
});

async function tableNames(): Promise<string[]> {
  return (await database().introspection.getTables()).map(({ name }) => name).sort();
}

async function readyProcess(location: string): Promise<ChildProcess> {
  const child = fork(PROCESS, [location], { silent: true, execArgv: [] });
  await Promise.race([once(child, "message"), once(child, "exit")]);
  return child;
}

async function connectNow(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const closed = once(child, "close") as Promise<[number | null]>;
  child.send("connect");
  const [code] = await closed;
  return { code, errors };
}
