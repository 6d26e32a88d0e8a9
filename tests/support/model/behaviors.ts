import { setImmediate, setTimeout } from "node:timers/promises";
import { type FinishReason, type ModelAnswer, event } from "./answer";

/** What a model does with one request. */
export type Behavior = (answer: ModelAnswer) => void | Promise<void>;

/** Says the text, a word after the other, and ends for that reason. */
export function saying(text: string, reason: FinishReason = "stop"): Behavior {
  return async (answer) => {
    for (const word of text.split(/(?<=\s)/u)) await answer.say(word);
    await answer.finish(reason);
  };
}

/** Says the text, a character each so many milliseconds. */
export function slowly(text: string, everyMs: number): Behavior {
  return async (answer) => {
    for (const character of text) {
      await setTimeout(everyMs);
      await answer.say(character);
    }
    await answer.finish();
  };
}

/** Says the text in tokens and bytes that end anywhere: in a word, in a character, in an event. */
export function inSplinters(text: string): Behavior {
  return async (answer) => {
    const tokens = text.match(/[^]{1,3}/g) ?? [];
    const events = tokens.map((content) => event({ choices: [{ index: 0, delta: { content } }] }));
    const bytes = Buffer.from(events.join(""));
    for (let start = 0; start < bytes.length; start += 7) {
      await answer.write(bytes.subarray(start, start + 7));
      await setImmediate();
    }
    await answer.finish();
  };
}

/** Thinks, apart from its text or within it, and then says the text. */
export function thinking(thoughts: string, text: string): Behavior {
  return async (answer) => {
    for (const thought of thoughts.match(/.{1,7}/gsu) ?? []) await answer.think(thought);
    await answer.say(text);
    await answer.finish();
  };
}

/** Refuses one of the request's parameters as OpenAI does, as long as it is sent; else does as `then`. */
export function refusingParameter(name: string, then: Behavior): Behavior {
  return (answer) => {
    if (!(name in answer.request.parameters)) return then(answer);
    const message = `Unsupported parameter: '${name}' is not supported with this model.`;
    const error = { message, type: "invalid_request_error", param: name, code: "unsupported_parameter" };
    answer.refuse(400, JSON.stringify({ error }));
  };
}

/** Says the text and then nothing more, for ever. */
export function stalling(text = ""): Behavior {
  return (answer) => answer.say(text);
}

/** Takes the request, and does not even answer. */
export const ignoring: Behavior = () => undefined;

/** Says the text and cuts the connection. */
export function cutting(text: string): Behavior {
  return async (answer) => {
    await answer.say(text);
    answer.cut();
  };
}

/** Says the text and ends, without a reason to finish. */
export function breakingOff(text: string): Behavior {
  return async (answer) => {
    await answer.say(text);
    answer.end();
  };
}

/** Refuses with a status. Like some models' servers it repeats what it got, and the key. */
export function refusing(status: number, headers?: Record<string, string>): Behavior {
  return (answer) => {
    const message = `Wrong key sk-of-the-tests, or wrong: ${JSON.stringify(answer.request)}`;
    answer.refuse(status, JSON.stringify({ error: { message, type: "error", code: null } }), headers);
  };
}

/** Says the text, and then that something is wrong. */
export function failingWithin(text: string): Behavior {
  return async (answer) => {
    await answer.say(text);
    await answer.write(event({ error: { message: `Overloaded by ${JSON.stringify(answer.request)}`, code: 500 } }));
    answer.end();
  };
}

/** Sends a page, as a proxy in between does. */
export const page: Behavior = (answer) =>
  answer.refuse(200, "<!doctype html><title>Welcome</title><p>Please log in: first.", { "content-type": "text/html" });

/** Sends events that are no JSON, with what it got in them. */
export const gibberish: Behavior = async (answer) => {
  await answer.write(`data: {"choices": ${JSON.stringify(answer.request)}\n\n`);
  await answer.finish();
};

/** Says the same until so many bytes are sent or nobody listens. */
export function flooding(text: string, bytes: number): Behavior {
  return async (answer) => {
    for (let sent = 0; sent < bytes && answer.isWanted; sent += text.length) await answer.say(text);
    if (answer.isWanted) await answer.finish();
  };
}

/** Sends bytes that are no event, until so many are sent or nobody listens. */
export function floodingBytes(bytes: number): Behavior {
  return async (answer) => {
    const piece = Buffer.alloc(64 * 1024, ":");
    for (let sent = 0; sent < bytes && answer.isWanted; sent += piece.length) await answer.write(piece);
    if (answer.isWanted) await answer.finish();
  };
}

/** Says what a test lets it say, when it lets it. */
export function dictated() {
  let begin: (answer: ModelAnswer) => void;
  const begun = new Promise<ModelAnswer>((resolve) => (begin = resolve));
  const behavior: Behavior = (answer) => begin(answer);
  return { behavior, begun };
}
