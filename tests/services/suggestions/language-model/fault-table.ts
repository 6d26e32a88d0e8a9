import * as model from "#tests/support/model/behaviors";
import type { FailureReason } from "~/services/suggestions/suggestions";
import { LESSONS } from "./support";

const MEGABYTE = 1024 * 1024;
const [FIRST = ""] = LESSONS;
/** A line, and the start of another. */
const HALFWAY = `${FIRST}\nThirds: Your`;
const PROSE = "no lesson at all, once more and again\n".repeat(40);

interface Outcome {
  reason: FailureReason;
  requests: number;
  /** Milliseconds waited before the second request. */
  waits: number[];
}

const once = (reason: FailureReason): Outcome => ({ reason, requests: 1, waits: [] });
/** Tried once more, after a wait. */
const again = (reason: FailureReason, wait = 2000): Outcome => ({ reason, requests: 2, waits: [wait] });
/** Asked once more for an answer that can be used. */
const reworded: Outcome = { reason: "unusable", requests: 2, waits: [] };

/** What a model does, the lessons that come before it goes wrong, and what a parent gets when it always goes wrong. */
export const faults: [fault: string, model.Behavior, before: string[], outcome: Outcome][] = [
  ["never answers", model.ignoring, [], once("too_slow")],
  ["stalls in a line", model.stalling(HALFWAY), [FIRST], once("too_slow")],
  ["answers 429", model.refusing(429), [], again("busy")],
  ["answers 429 and asks for 7 seconds", model.refusing(429, { "retry-after": "7" }), [], again("busy", 7000)],
  ["answers 429 and asks for more than 10", model.refusing(429, { "retry-after": "11" }), [], once("busy")],
  ["answers 500", model.refusing(500), [], again("unreachable")],
  ["answers 503", model.refusing(503), [], again("unreachable")],
  ["answers 401", model.refusing(401), [], once("unreachable")],
  ["answers 404", model.refusing(404), [], once("unreachable")],
  ["is cut off in a line", model.cutting(HALFWAY), [FIRST], again("unreachable")],
  ["breaks off in a line", model.breakingOff(HALFWAY), [FIRST], again("unreachable")],
  ["fails in a line", model.failingWithin(HALFWAY), [FIRST], again("unreachable")],
  ["runs out of room", model.saying(HALFWAY, "length"), [FIRST], again("unusable")],
  ["filters its answer", model.saying(HALFWAY, "content_filter"), [FIRST], again("unusable")],
  ["sends a page", model.page, [], reworded],
  ["says a page", model.saying("<html><p>One: two"), [], reworded],
  ["sends no protocol", model.gibberish, [], reworded],
  ["says nothing", model.saying(""), [], reworded],
  ["says too little", model.saying(FIRST), [FIRST], reworded],
  ["explains nothing", model.saying("Halves\nThirds\nSums"), [], reworded],
  ["says the same three times", model.saying(`${FIRST}\n${FIRST}\n${FIRST}`), [FIRST], reworded],
  ["speaks another language", model.saying("Половины: Режем.\nТрети: Складываем.\nСуммы: Считаем."), [], reworded],
  ["never ends a line", model.flooding("and on ", 5 * MEGABYTE), [], reworded],
  ["says 5 MB", model.flooding(PROSE, 5 * MEGABYTE), [], reworded],
  ["sends 20 MB", model.floodingBytes(20 * MEGABYTE), [], reworded],
];
