/**
 * Runs every soak, or the one that is named, and ends with 1 when a target is missed:
 * npm run soak -- kill --rounds 10000
 */
import { soakConnections } from "./connections";
import { soakFuzz } from "./fuzz";
import { soakKill } from "./kill";
import { soakLoad } from "./load";
import { soakLoginFlood } from "./login-flood";
import { soakLoginTiming } from "./login-timing";
import { soakMemory } from "./memory";
import { soakStreams } from "./streams";
import { type Checked, printTable } from "./table";
import { soakTerm } from "./term";
import { soakWebhooks } from "./webhooks";

/** Each takes how often it is to repeat its work, or decides so itself. */
const soaks: Record<string, (rounds?: number) => Promise<Checked[]>> = {
  kill: soakKill,
  webhooks: soakWebhooks,
  load: soakLoad,
  connections: soakConnections,
  term: soakTerm,
  fuzz: soakFuzz,
  logins: soakLoginTiming,
  flood: soakLoginFlood,
  memory: soakMemory,
  streams: soakStreams,
};

const asked = process.argv.slice(3);
const name = asked[0]?.startsWith("--") ? undefined : asked[0];
const roundsAt = asked.indexOf("--rounds");
const rounds = roundsAt === -1 ? undefined : Number(asked[roundsAt + 1]);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
  throw new Error("--rounds takes a number from 1.");

const rows: (Checked & { soak: string })[] = [];
for (const soak of name === undefined ? Object.keys(soaks) : [name]) {
  const run = soaks[soak];
  if (!run) throw new Error(`There is no soak "${soak}", but: ${Object.keys(soaks).join(", ")}.`);
  const startedAt = performance.now();
  for (const checked of await run(rounds)) rows.push({ soak, ...checked });
  console.log(`${soak} took ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
printTable(rows);
if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
