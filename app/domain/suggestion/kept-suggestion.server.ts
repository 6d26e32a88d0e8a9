import { setTimeout as wait } from "node:timers/promises";
import { outsideTransaction } from "~/db/connection";
import { SuggestionTakenOver, appendSuggestionLines, suggestionLines } from "~/db/suggestion-lines";
import {
  claimSuggestion,
  leaveSuggestion,
  markSuggestionFollowed,
  suggestionFollowedAt,
  suggestionState,
} from "~/db/suggestions";
import { RequestUnsuitable, SuggestionsFailed } from "~/services/suggestions/suggestions";
import { ServiceFailed, SuggestionInterrupted, UnsuitableRequest } from "../errors";
import { SUGGESTION_ABANDONED_MS, SUGGESTION_POLL_MS } from "../limits";
import { messages } from "../messages";
import { FollowedSuggestion, type SuggestionSource } from "./followed-suggestion.server";
import { aliveSince, whileBeating, writerId } from "./writer-beat.server";

/** The suggestions that are followed in this process, whoever writes them. */
const followed = new Map<string, FollowedSuggestion>();

/**
 * The lines of a suggestion: those kept, then those being written, here or by another server process, until `leave`
 * aborts. It is written once, whoever reads it and however often; what an end of the server cut short is written on.
 * Throws ServiceFailed, UnsuitableRequest, TooManyAttempts, SuggestionInterrupted.
 */
export async function* followSuggestion(source: SuggestionSource, leave?: AbortSignal): AsyncGenerator<string> {
  yield* join(source).read(0, leave);
}

/** Lets a suggestion be written for somebody who will ask for it, whether or not anyone follows it until then. */
export function startSuggestion(source: SuggestionSource): void {
  join(source);
}

/** What is kept of a suggestion, and whether that is all, without asking for more. */
export async function keptSuggestion({ id }: SuggestionSource): Promise<{ lines: string[]; isWhole: boolean }> {
  const isWhole = (await suggestionState(id)) === "done";
  return { lines: await suggestionLines(id, 0), isWhole };
}

/** What there is of a suggestion after at most `patienceMs`, and whether that is all. Throws as followSuggestion. */
export async function peekSuggestion(
  source: SuggestionSource,
  patienceMs: number,
): Promise<{ lines: string[]; isWhole: boolean }> {
  const leave = new AbortController();
  const timer = setTimeout(() => leave.abort(), patienceMs);
  try {
    const lines: string[] = [];
    for await (const line of followSuggestion(source, leave.signal)) lines.push(line);
    return { lines, isWhole: !leave.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}

/** All lines, once there are all. Throws as followSuggestion. */
export async function wholeSuggestion(source: SuggestionSource): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of followSuggestion(source)) lines.push(line);
  return lines;
}

/** The suggestion as it is followed in this process; undefined when nobody here follows it. */
export function followedHere(id: string): FollowedSuggestion | undefined {
  return followed.get(id);
}

/** Stops writing, as the server ends: what is kept is written on by the next who asks. */
export function interruptSuggestions(): void {
  for (const suggestion of followed.values()) suggestion.interrupt();
}

function join(source: SuggestionSource): FollowedSuggestion {
  const known = followed.get(source.id);
  if (known) return known;
  const suggestion = new FollowedSuggestion();
  followed.set(source.id, suggestion);
  outsideTransaction(() => void keepUp(suggestion, source).finally(() => followed.delete(source.id)));
  return suggestion;
}

/** Reads what is kept, then writes the suggestion or watches another process write it, to its end. Never rejects. */
async function keepUp(suggestion: FollowedSuggestion, source: SuggestionSource): Promise<void> {
  try {
    for (let isRetried = true; ; isRetried = false) {
      const claim = { ...source, writer: writerId, now: Date.now(), aliveSince: aliveSince(), isRetried };
      const { isMine, state } = await claimSuggestion(claim);
      suggestion.add(await suggestionLines(source.id, suggestion.lines.length));
      if (isMine) return suggestion.end(await whileBeating(() => write(suggestion, source)));
      if (state === "done") return suggestion.end();
      if (state === "refused") throw new UnsuitableRequest();
      if (state === "failed") throw failed(new Error("Another server process wrote it."));
      if (suggestion.isFollowed) await markSuggestionFollowed(source.id, Date.now());
      await wait(SUGGESTION_POLL_MS, undefined, { signal: suggestion.signal });
    }
  } catch (error) {
    suggestion.end(suggestion.signal.aborted ? new SuggestionInterrupted() : asError(error));
  }
}

/** Writes the suggestion on from where it is. Gives what ended it before its end. */
async function write(suggestion: FollowedSuggestion, source: SuggestionSource): Promise<Error | undefined> {
  suggestion.onAbandoned = () => void interruptUnlessFollowedElsewhere(suggestion, source.id);
  try {
    if (suggestion.lines.length === 0) await source.begin();
    await keepAll(suggestion, source);
    await leaveSuggestion(source.id, writerId, "done");
    return undefined;
  } catch (error) {
    return endWith(error, suggestion, source.id);
  }
}

/** Keeps the lines as they are made, each before it is shown. Those made while others are being kept go together. */
async function keepAll(suggestion: FollowedSuggestion, source: SuggestionSource): Promise<void> {
  const made: string[] = [];
  let keeping: Promise<unknown> = Promise.resolve();
  let problem: { error: unknown } | null = null;
  const keepMade = async () => {
    while (made.length > 0 && !problem) {
      const lines = made.splice(0);
      const from = suggestion.lines.length;
      await appendSuggestionLines({ suggestionId: source.id, writer: writerId, from, lines });
      suggestion.add(lines);
    }
  };
  try {
    for await (const line of source.make([...suggestion.lines], suggestion.signal)) {
      if (made.push(line) === 1) keeping = keeping.then(keepMade).catch((error: unknown) => (problem = { error }));
      if (problem) break;
    }
  } finally {
    await keeping;
  }
  if (problem) throw (problem as { error: unknown }).error;
}

async function endWith(error: unknown, suggestion: FollowedSuggestion, id: string): Promise<Error> {
  if (error instanceof SuggestionTakenOver) return new SuggestionInterrupted();
  if (suggestion.signal.aborted) {
    await leaveSuggestion(id, writerId, "waiting");
    return new SuggestionInterrupted();
  }
  if (error instanceof RequestUnsuitable || error instanceof UnsuitableRequest) {
    await leaveSuggestion(id, writerId, "refused");
    return error instanceof UnsuitableRequest ? error : new UnsuitableRequest();
  }
  const isProviders = error instanceof SuggestionsFailed;
  await leaveSuggestion(id, writerId, isProviders ? "failed" : "waiting");
  return isProviders ? failed(error) : asError(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("A suggestion ended unexpectedly.", { cause: error });
}

function failed(cause: Error): ServiceFailed {
  return new ServiceFailed("suggestions", messages.suggestionFailed, cause);
}

/** A reader in another server process counts like one here. */
async function interruptUnlessFollowedElsewhere(suggestion: FollowedSuggestion, id: string): Promise<void> {
  const followedAt = await suggestionFollowedAt(id).catch(() => 0);
  if (suggestion.isFollowed) return;
  if (followedAt > Date.now() - SUGGESTION_ABANDONED_MS) suggestion.waitForReaders();
  else suggestion.interrupt();
}
