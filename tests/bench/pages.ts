import { paths } from "~/domain/paths";
import { type RunningServer, endServers, startServerProcess } from "#tests/support/server-process";
import type { Figure } from "./figures";
import { type Family, signUpLargeFamily } from "./large-family";
import { type Asked, askOnce } from "./load";
import { benchPageCosts } from "./page-costs";
import { type Throughput, measureThroughput } from "./throughput";
import { type TrivialSite, startTrivialSite } from "./trivial-site";

const ROUNDS = 2;
const SECONDS = 3;
/** Until the compiler is done with what is asked often: less favors what does more. */
const WARM_UP_SECONDS = 3;

/** Something that Minnow answers in contest with the stock page. */
interface Contest {
  what: string;
  asked: Asked;
  /** Whether it is asked for by a browser that has it already. */
  isUnchanged?: boolean;
  /** How the stock page is asked for meanwhile. */
  encoding: "identity" | "br";
  /** So many times as often as the stock page. */
  least: number;
  ours: Throughput[];
  stock: Throughput[];
}

/**
 * How much Minnow answers in a second against the stock page of a stock `remix-serve`, which is asked the same way in the
 * same minute; each is one process. Then what each kind of page costs.
 */
export async function benchPages(): Promise<Figure[]> {
  const stock = await startTrivialSite();
  try {
    const server = await startServerProcess({ env: { TRUST_PROXY: "1" } });
    const family = await signUpLargeFamily(server);
    const contests = listContests(server, family);
    for (const contest of contests) await takeTurns(contest, server, stock, WARM_UP_SECONDS);
    for (const contest of contests) Object.assign(contest, { ours: [], stock: [] });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contest of contests) await takeTurns(contest, server, stock, SECONDS);
    }
    return [...contests.map(toFigure), ...(await benchPageCosts(server, family))];
  } finally {
    await endServers();
    await stock.stop();
  }
}

function listContests({ url }: RunningServer, { username, cookie }: Family): Contest[] {
  const contest = (what: string, least: number, path: string, encoding: Contest["encoding"] = "identity"): Contest => {
    const asked = { url: url + path, headers: { "Accept-Encoding": encoding, Cookie: cookie } };
    return { what, asked, encoding, least, ours: [], stock: [] };
  };
  const page = paths.child.profile(username);
  return [
    contest("family page, identity", 1, page),
    contest("family page, brotli", 1.8, page, "br"),
    { ...contest("unchanged page (304)", 15, page), isUnchanged: true },
    contest("GET /auth/user, signed in", 2, "/auth/user"),
    contest("/healthz", 5, "/healthz"),
  ];
}

async function takeTurns(contest: Contest, server: RunningServer, stock: TrivialSite, seconds: number): Promise<void> {
  const stockPage = { url: stock.url, headers: { "Accept-Encoding": contest.encoding } };
  contest.stock.push(await measureThroughput(stock.pid, stockPage, seconds));
  const asked = contest.isUnchanged ? await withTag(contest.asked) : contest.asked;
  contest.ours.push(await measureThroughput(server.pid, asked, seconds));
}

/** The same page for a browser that has it. A tag lives a quarter of an hour at most, so it is never an old one. */
async function withTag(asked: Asked): Promise<Asked> {
  const { etag } = (await askOnce(asked)).headers;
  if (!etag) throw new Error(`${asked.url} came without an ETag.`);
  return { ...asked, headers: { ...asked.headers, "If-None-Match": etag }, status: 304 };
}

function toFigure({ what, ours, stock, least }: Contest): Figure {
  const [mine, theirs] = [best(ours), best(stock)];
  const value = mine.perSecond / theirs.perSecond;
  return { what, value, unit: "× stock", target: { least }, detail: `${tell(mine)}, stock ${tell(theirs)}` };
}

function best(rounds: readonly Throughput[]): Throughput {
  return rounds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
}

function tell({ perSecond, processorMs }: Throughput): string {
  return `${perSecond.toFixed(0)}/s with ${processorMs.toFixed(2)} ms of processor`;
}
