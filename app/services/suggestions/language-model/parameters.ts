import { APICallError } from "ai";

/** How much a model is asked to think before it answers. */
export type Reasoning = "off" | "minimal" | "low" | "medium" | "high";

export interface ParameterOptions {
  reasoning: Reasoning;
  /** The most tokens of one answer; null to leave that to the endpoint. */
  maxTokens: number | null;
}

/** What is asked for beside the prompt, by the names of the protocol. */
export type Parameters = Record<string, unknown>;

/**
 * The parameters that an endpoint takes: models differ in these, and refuse what they don't know. What was refused once
 * is not sent again.
 */
export class AcceptedParameters {
  private readonly refused = new Set<string>();

  constructor(private readonly options: ParameterOptions) {}

  /** What a request is sent with. */
  for(temperature: number): Parameters {
    const { reasoning, maxTokens } = this.options;
    // Newer models take only the second name.
    const limit = this.refused.has("max_tokens") ? "max_completion_tokens" : "max_tokens";
    const all: Parameters = {
      temperature,
      stream_options: { include_usage: true },
      ...(maxTokens !== null && { [limit]: maxTokens }),
      ...(reasoning !== "off" && { reasoning_effort: reasoning }),
    };
    return Object.fromEntries(Object.entries(all).filter(([name]) => !this.refused.has(name)));
  }

  /** Whether an error refuses one of the parameters sent, so that it is worth asking without it. */
  learn(error: unknown, sent: Parameters): boolean {
    if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return false;
    const name = parameterNamedIn(error.responseBody ?? "", Object.keys(sent));
    if (name !== undefined) this.refused.add(name);
    return name !== undefined;
  }
}

/**
 * Which of the names a refusal is about: OpenAI's `param` says it, others say it in words. A key with its value is only
 * the request repeated.
 */
function parameterNamedIn(refusal: string, names: readonly string[]): string | undefined {
  const [, param] = /"param"\s*:\s*"(\w+)"/.exec(refusal) ?? [];
  return (
    names.find((name) => name === param) ??
    names.find((name) => new RegExp(`\\b${name}\\b(?!\\\\*"\\s*:)`).test(refusal))
  );
}
