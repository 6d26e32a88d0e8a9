/**
 * Plays a learner site for children of a running server, through the learner API alone:
 *
 *   npm run simulate -- --url http://127.0.0.1:3000 --key minnow_… --username ada_reads --username ben_counts --weeks 4
 *
 * The key comes from `npm run learner-site -- create "Name"`. `--hour` is when the children begin to watch, in UTC (20);
 * another `--seed` makes them watch other things at other times.
 */
import { parseArgs } from "node:util";
import { simulate } from "~/domain/simulator/simulator.server";
import { giveUp, say } from "./steps.mjs";

const WEEKS_MAX = 12;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    url: { type: "string", default: "http://127.0.0.1:3000" },
    key: { type: "string" },
    username: { type: "string", multiple: true },
    weeks: { type: "string", default: "4" },
    hour: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});

try {
  const { url, key, username: usernames, seed } = values;
  if (key === undefined) giveUp("the learner site's key is missing: --key minnow_…");
  if (usernames === undefined) giveUp("whose watching is to be simulated? --username ada_reads");
  const weeks = wholeNumber("weeks", values.weeks, 1, WEEKS_MAX);
  const hour = wholeNumber("hour", values.hour, 0, 23);
  for (const child of await simulate({ url: url.replace(/\/+$/, ""), key, usernames, weeks, hour, seed })) {
    say(`${child.username}: ${child.taken} reports taken, ${child.repeated} were there already.`);
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return giveUp(`--${name} is a whole number from ${least} to ${most}.`);
}
