import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import { type SignedUp, newVisitor, signUp, visitorsHaveAddresses } from "../api/family";

/** How long the login takes to refuse a wrong password, for accounts there are and for none. Times in milliseconds. */
export interface LoginTimes {
  name: string;
  known: number;
  unknown: number;
  /** The longer one by the shorter. */
  ratio: number;
}

const ACCOUNTS = 12;
/** Fewer than an account may have, so that no limit answers in place of the login. */
const TRIES = 8;

/**
 * Compares both on a server of its own: tries take turns, one after the other, each from an address of its own, and the
 * medians count. Takes some ten seconds. Nobody can tell from it who has an account while the ratio is near 1.
 */
export async function compareLoginTimes(): Promise<LoginTimes> {
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
    const medians = { known: medianOf(known), unknown: medianOf(unknown) };
    const ratio = Math.max(medians.known, medians.unknown) / Math.min(medians.known, medians.unknown);
    return { name: "a wrong password, for an account and for none", ...medians, ratio };
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
