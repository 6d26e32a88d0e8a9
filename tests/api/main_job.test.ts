import { afterAll, describe, inject } from "vitest";
import { isLongRun } from "#tests/support/campaign";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { describeMainJob } from "./main-job";

describe("the main job on SQLite", () => {
  describeMainJob(startServer);
});

describe.runIf(isLongRun)("the main job on PostgreSQL", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeMainJob(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return startServer({ env: { DATABASE_URL: database.url } });
  });
});
