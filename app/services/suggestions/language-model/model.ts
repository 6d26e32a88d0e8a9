import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, wrapLanguageModel } from "ai";
import { ModelFault, toModelFault } from "./fault";
import { modelFetch } from "./model-fetch";
import type { Prompt } from "./prompts";

/** A model behind an OpenAI-compatible endpoint. */
export interface ModelAddress {
  /** Like `https://model.example/v1`. */
  baseUrl: string;
  /** Null for a model that asks for none, as local ones do. */
  apiKey: string | null;
  model: string;
}

/** The text of an answer, piece by piece. Throws ModelFault, or the signal's reason. */
export type AskModel = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<string>;

type StreamingModel = ReturnType<typeof wrapLanguageModel>;

export function openModel({ baseUrl, apiKey, model }: ModelAddress): AskModel {
  const provider = createOpenAICompatible({
    name: "language-model",
    baseURL: baseUrl,
    fetch: modelFetch,
    ...(apiKey !== null && { apiKey }),
  });
  // Some local models write their thoughts into the answer.
  const middleware = extractReasoningMiddleware({ tagName: "think" });
  const languageModel = wrapLanguageModel({ model: provider.chatModel(model), middleware });
  return (prompt, signal) => answerOf(languageModel, prompt, signal);
}

async function* answerOf(model: StreamingModel, prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
  try {
    let finishReason = "none";
    for await (const part of await ask(model, prompt, signal)) {
      signal.throwIfAborted();
      if (part.type === "text-delta") yield part.delta;
      if (part.type === "error") throw toModelFault(part.error);
      if (part.type === "finish") finishReason = part.finishReason.unified;
    }
    signal.throwIfAborted();
    // Anything else than "stop" is half an answer, though the SDK ends without an error.
    if (finishReason !== "stop") throw new ModelFault("unusable", `finish_${finishReason}`, "retry");
  } catch (error) {
    signal.throwIfAborted();
    throw toModelFault(error);
  }
}

/** The provider's own stream: what the SDK can do beyond it, each token would pay for. */
async function ask(model: StreamingModel, { system, user }: Prompt, abortSignal: AbortSignal) {
  const { stream } = await model.doStream({
    prompt: [
      { role: "system", content: system },
      { role: "user", content: [{ type: "text", text: user }] },
    ],
    abortSignal,
  });
  return stream;
}
