import { setTimeout as wait } from "node:timers/promises";
import { visitorsHaveAddresses } from "#tests/api/family";
import { startModelServer } from "#tests/support/model-server";
import { endServers, startServerProcess } from "#tests/support/server-process";
import { type Read, type ReadingParent, signUpReadingParent, signUpReadingParents } from "./reading-parent";
import { type StampingModel, stampingModel } from "./stamping-model";
import type { Measured } from "./table";

const ROUNDS = 20;
const PARENTS = 100;
const ROUNDS_TOGETHER = 3;
const TOKEN_MS = 20;
/** Parents who read at the same time seldom ask within the same second. */
const ASKED_WITHIN_MS = 2000;
const FIRST_LINE_TARGET_MS = 10;
const LINE_TARGET_MS = 5;

/** How long suggestions take, and how much later than the model has said them their lines come. */
export async function benchSuggestions(): Promise<Measured[]> {
  try {
    return [...(await benchBuiltIn()), ...(await benchModel())];
  } finally {
    await endServers();
  }
}

/** Minnow's own curriculum, and what is kept of it. */
async function benchBuiltIn(): Promise<Measured[]> {
  const server = await startServerProcess({ env: visitorsHaveAddresses });
  const read = await signUpReadingParent(server);
  await inTurn(ROUNDS, () => read());
  const fresh = await inTurn(ROUNDS, () => read());
  const kept = await inTurn(ROUNDS, (round) => read(fresh[round]?.goal));
  return [
    { what: "built-in, from the request to the first line", times: fresh.map(untilFirstLine) },
    { what: "built-in, from the request to the end", times: fresh.map(untilEnd) },
    { what: "kept, from the request to the end", times: kept.map(untilEnd) },
  ];
}

/** A language model, asked by one parent and by many at once. */
async function benchModel(): Promise<Measured[]> {
  const model = await startModelServer();
  try {
    const stamping = stampingModel(TOKEN_MS);
    model.behave(stamping.behavior);
    const { baseUrl, apiKey, model: name } = model.address;
    const env = { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey ?? "", LLM_MODEL: name, LLM_STREAMS: String(PARENTS) };
    const server = await startServerProcess({ env: { ...env, ...visitorsHaveAddresses } });
    const [first, ...others] = [
      await signUpReadingParent(server),
      ...(await signUpReadingParents(server, PARENTS - 1)),
    ];
    const alone = await inTurn(ROUNDS, () => first());
    const together = await inTurn(ROUNDS_TOGETHER, () => readTogether([first, ...others], ASKED_WITHIN_MS));
    const atOnce = await inTurn(ROUNDS_TOGETHER, () => readTogether([first, ...others], 0));
    return [
      ...delays(alone, stamping, "1 parent"),
      ...delays(together.flat(), stamping, `${PARENTS} parents`),
      ...delays(atOnce.flat(), stamping, `${PARENTS} parents who asked in one moment`).map(untargeted),
    ];
  } finally {
    await model.close();
  }
}

/** How much later than the model has said them the lines come. */
function delays(reads: readonly Read[], model: StampingModel, readers: string): Measured[] {
  const all = reads.map(({ goal, lineAt }) => {
    const saidAt = model.saidAt(goal);
    return lineAt.map((time, line) => time - (saidAt[line] ?? NaN));
  });
  const firsts = all.map(([first = NaN]) => first);
  return [
    { what: `first line after the model's, ${readers}`, times: firsts, targetMs: FIRST_LINE_TARGET_MS },
    { what: `any line after the model's, ${readers}`, times: all.flat(), targetMs: LINE_TARGET_MS },
  ];
}

/** All read at the same time, having asked one after the other within so many milliseconds. */
function readTogether(parents: readonly ReadingParent[], withinMs: number): Promise<Read[]> {
  return Promise.all(
    parents.map(async (read, index) => {
      await wait((index * withinMs) / parents.length);
      return read();
    }),
  );
}

/** What is shown, but asked of nobody. */
function untargeted({ what, times }: Measured): Measured {
  return { what, times };
}

async function inTurn<Result>(count: number, work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < count; round += 1) results.push(await work(round));
  return results;
}

function untilFirstLine({ askedAt, lineAt }: Read): number {
  return (lineAt[0] ?? NaN) - askedAt;
}

function untilEnd({ askedAt, lineAt }: Read): number {
  return (lineAt.at(-1) ?? NaN) - askedAt;
}
