import { endServers } from "#tests/support/server-process";
import { startPostgres } from "#tests/support/postgres-server";

/** Measures on SQLite and then on a PostgreSQL of its own, and ends every server that was started for it. */
export async function onBothEngines<Measured>(
  measure: (engine: string, postgresUrl?: string) => Promise<Measured[]>,
): Promise<Measured[]> {
  const postgres = await startPostgres();
  try {
    return [...(await measure("SQLite")), ...(await measure("PostgreSQL", postgres.url))];
  } finally {
    await endServers();
    await postgres.stop();
  }
}
