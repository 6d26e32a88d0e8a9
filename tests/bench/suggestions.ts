import { visitorsHaveAddresses } from "#tests/api/family";
import { startModelServer } from "#tests/support/model-server";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type Read, signUpReadingParent, signUpReadingParents } from "./reading-parent";
import { type StampingModel, stampingModel } from "./stamping-model";
import type { Measured } from "./table";

const ROUNDS = 20;
const PARENTS = 100;
const ROUNDS_TOGETHER = 3;
const TOKEN_MS = 20;
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
    const parents = await signUpReadingParents(await startServerWith(model.address), PARENTS);
    const alone = await inTurn(ROUNDS, (round) => parents[round]?.());
    const together = await inTurn(ROUNDS_TOGETHER, () => Promise.all(parents.map((read) => read())));
    return [...overheads(alone, stamping, "1 parent"), ...overheads(together.flat(), stamping, `${PARENTS} parents`)];
  } finally {
    await model.close();
  }
}
