import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgres } from "./postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** `postgres://…` of the server for tests; give it to `freshPostgresDatabase`. */
    postgresUrl: string;
  }
}

/** Each project loads this file for itself, but all of them live in one process and can share one server. */
const shared = globalThis as typeof globalThis & {
  minnowPostgres?: { server: Promise<PostgresServer>; users: number };
};

/** Starts PostgreSQL before the first test file that needs it; the last project that used it stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = (shared.minnowPostgres ??= { server: startPostgres(), users: 0 });
  postgres.users += 1;
  const server = await postgres.server;
  project.provide("postgresUrl", server.url);
  return async () => {
    postgres.users -= 1;
    if (postgres.users > 0) return;
    shared.minnowPostgres = undefined;
    await server.stop();
  };
}

/**
 * Makes a new, empty database with a name of its own.
 * @param adminUrl what `inject("postgresUrl")` gives
 * @returns its address, and `drop`, which removes it with whoever is connected
 */
export async function freshPostgresDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await execute(adminUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
