import { AsyncLocalStorage } from "node:async_hooks";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { ModelFault, toModelFault } from "./fault";
import { modelFetch } from "./model-fetch";
import { AcceptedParameters, type ParameterOptions, type Parameters } from "./parameters";
import type { Prompt } from "./prompts";
import { type AnswerReport, Report } from "./report";

/** A model behind an OpenAI-compatible endpoint. */
export interface ModelAddress extends Partial<ParameterOptions> {
  /** Like `https://model.example/v1`. */
  baseUrl: string;
  /** Null for a model that asks for none, as local ones do. */
  apiKey: string | null;
  model: string;
  /** Hears of each answer when it has ended. */
  onAnswer?: (report: AnswerReport) => void;
}

/** What the model is asked. */
export interface Question {
  /** Names what is asked for, in the log. */
  task: string;
  prompt: Prompt;
  /** 0 to 1: how freely it chooses its words. */
  temperature: number;
}

/** The text of an answer, piece by piece. `heard` is called with every byte. Throws ModelFault, or the signal's reason. */
export type AskModel = (question: Question, signal: AbortSignal, heard: () => void) => AsyncGenerator<string>;

type StreamingModel = ReturnType<ReturnType<typeof createOpenAICompatible>["chatModel"]>;
type AnswerStream = Awaited<ReturnType<StreamingModel["doStream"]>>["stream"];

/** What one request has of its own. The SDK asks for it in functions that it is given once, for all requests. */
const request = new AsyncLocalStorage<{ sent: Parameters; heard: () => void }>();

export function openModel({ reasoning = "off", maxTokens = null, onAnswer, ...address }: ModelAddress): AskModel {
  const model = openChatModel(address);
  const parameters = new AcceptedParameters({ reasoning, maxTokens });
  return async function* (question, signal, heard) {
    const report = new Report(question.task);
    try {
      yield* textOf(await ask(model, parameters, question, signal, heard), signal, report);
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : toModelFault(error);
      if (reason instanceof ModelFault) report.end(reason.code);
      throw reason;
    } finally {
      onAnswer?.(report.content);
    }
  };
}

async function* textOf(stream: AnswerStream, signal: AbortSignal, report: Report): AsyncGenerator<string> {
  let finishReason = "none";
  for await (const part of stream) {
    signal.throwIfAborted();
    if (part.type === "text-delta") yield part.delta;
    if (part.type === "error") throw toModelFault(part.error);
    if (part.type !== "finish") continue;
    finishReason = part.finishReason.unified;
    report.count(part.usage);
  }
  signal.throwIfAborted();
  // Anything else than "stop" is half an answer, though the SDK ends without an error.
  if (finishReason !== "stop") throw new ModelFault("unusable", `finish_${finishReason}`, "retry");
  report.end("whole");
}

/** The provider's own stream: what the SDK can do beyond it, each token would pay for. */
async function ask(
  model: StreamingModel,
  parameters: AcceptedParameters,
  question: Question,
  abortSignal: AbortSignal,
  heard: () => void,
): Promise<AnswerStream> {
  const { system, user } = question.prompt;
  const prompt = [
    { role: "system" as const, content: system },
    { role: "user" as const, content: [{ type: "text" as const, text: user }] },
  ];
  for (;;) {
    const sent = parameters.for(question.temperature);
    try {
      const { stream } = await request.run({ sent, heard }, () => model.doStream({ prompt, abortSignal }));
      return stream;
    } catch (error) {
      if (!parameters.learn(error, sent)) throw error;
    }
  }
}

/** Made once: each has a description of all answers, which takes 300 kB. */
function openChatModel({ baseUrl, apiKey, model }: ModelAddress): StreamingModel {
  return createOpenAICompatible({
    name: "language-model",
    baseURL: baseUrl,
    fetch: (input, init) => modelFetch(input, init, ownOfRequest().heard),
    transformRequestBody: (body) => ({ ...body, ...ownOfRequest().sent }),
    ...(apiKey !== null && { apiKey }),
  }).chatModel(model);
}

function ownOfRequest(): { sent: Parameters; heard: () => void } {
  const own = request.getStore();
  if (!own) throw new Error("The model was asked outside of a request.");
  return own;
}
