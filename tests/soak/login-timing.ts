import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type SignedUp, newVisitor, signUp, visitorsHaveAddresses } from "../api/family";
import type { Checked } from "./table";

const ACCOUNTS = 12;
/** The longer one by the shorter. */
const MOST_RATIO = 1.1;
/** Fewer than an account may have, so that no limit answers in place of the login. */
const TRIES = 8;

/**
 * Compares how long the login takes to refuse a wrong password for accounts there are and for none, on a server of its
 * own: tries take turns, one after the other, each from an address of its own, and the medians count.
 */
export async function soakLoginTiming(): Promise<Checked[]> {
  const server = await startServerProcess({ env: visitorsHaveAddresses });
  try {
    const accounts: SignedUp[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1) accounts.push(await signUp(server));
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < TRIES * ACCOUNTS; index += 1) {
      const place = index % ACCOUNTS;
      known.push(await timeOfRefusal(server, accounts[place]?.email ?? ""));
      unknown.push(await timeOfRefusal(server, `nobody${place}@example.org`));
    }
    const [slower = NaN, faster = NaN] = [medianOf(known), medianOf(unknown)].sort((one, other) => other - one);
    const ratio = slower / faster;
    return [
      {
        what: "time to refuse a password, with an account and without",
        target: `at most ${MOST_RATIO} ×`,
        seen: `${ratio.toFixed(2)} × (${slower.toFixed(0)} and ${faster.toFixed(0)} ms)`,
        isMet: ratio <= MOST_RATIO,
      },
    ];
  } finally {
    await endServers();
  }
}

async function timeOfRefusal(server: RunningServer, username: string): Promise<number> {
  const visitor = newVisitor(server);
  const startedAt = performance.now();
  const { status } = await visitor.post("/auth/login_cred", { type: "parent", username, password: "a wrong guess" });
  const took = performance.now() - startedAt;
  if (status !== 401) throw new Error(`A wrong password was answered ${status}.`);
  return took;
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
