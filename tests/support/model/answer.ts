import type { ServerResponse } from "node:http";
import { z } from "zod/v4";

const message = <Role extends string>(role: Role) =>
  z.strictObject({ role: z.literal(role), content: z.string().min(1) });

const bodySchema = z.strictObject({
  model: z.literal("goldfish-2"),
  stream: z.literal(true),
  messages: z.tuple([message("system"), message("user")]),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
  temperature: z.number().min(0).max(1).optional(),
  max_tokens: z.number().int().optional(),
  max_completion_tokens: z.number().int().optional(),
  reasoning_effort: z.enum(["minimal", "low", "medium", "high"]).optional(),
});

/** A request as the model got it. */
export interface ModelRequest {
  system: string;
  user: string;
  /** What stands between `<data>` and `</data>`. */
  data: Record<string, unknown>;
  /** What else was asked for, by the protocol's names. */
  parameters: Record<string, unknown>;
}

/** Reads a request's body. Throws when it is not what the protocol asks for. */
export function readModelRequest(body: string): ModelRequest {
  const { model: _, stream: __, messages, ...parameters } = bodySchema.parse(JSON.parse(body));
  const [{ content: system }, { content: user }] = messages;
  const [, data = "null"] = /^<data>\n(.*)\n<\/data>$/su.exec(user) ?? [];
  return { system, user, data: z.record(z.string(), z.unknown()).parse(JSON.parse(data)), parameters };
}

export type FinishReason = "stop" | "length" | "content_filter";

/** One event of the stream. */
export function event(chunk: Record<string, unknown>): string {
  return `data: ${JSON.stringify({ id: "chat-1", object: "chat.completion.chunk", created: 1, ...chunk })}\n\n`;
}

/** What every answer costs. */
export const USAGE = {
  prompt_tokens: 700,
  completion_tokens: 90,
  total_tokens: 790,
  completion_tokens_details: { reasoning_tokens: 40 },
};

/** What a model can do with a request. */
export class ModelAnswer {
  /** Whether the model itself has ended the answer. */
  isOver = false;

  constructor(
    readonly request: ModelRequest,
    private readonly response: ServerResponse,
  ) {}

  /** Whether the client still listens. */
  get isWanted(): boolean {
    return !this.response.destroyed;
  }

  /** Streams a piece of text. Waits until it is sent. */
  say(text: string): Promise<void> {
    return this.write(event({ choices: [{ index: 0, delta: { role: "assistant", content: text } }] }));
  }

  /** Streams a piece of what the model thinks, apart from its text. */
  think(text: string): Promise<void> {
    return this.write(event({ choices: [{ index: 0, delta: { role: "assistant", reasoning_content: text } }] }));
  }

  /** Streams bytes as they are. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (!this.isWanted) return;
    if (!this.response.headersSent) this.response.writeHead(200, { "content-type": "text/event-stream" });
    await new Promise<void>((resolve) => this.response.write(bytes, () => resolve()));
  }

  /** Says why the answer ends here, and ends it. */
  async finish(reason: FinishReason = "stop"): Promise<void> {
    await this.write(event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
    if (this.request.parameters.stream_options) await this.write(event({ choices: [], usage: USAGE }));
    await this.write("data: [DONE]\n\n");
    this.end();
  }

  /** Answers something else than a stream. */
  refuse(status: number, body: string, headers: Record<string, string> = {}): void {
    this.response.writeHead(status, { "content-type": "application/json", ...headers });
    this.isOver = true;
    this.response.end(body);
  }

  /** Ends the answer without saying why. */
  end(): void {
    this.isOver = true;
    this.response.end();
  }

  /** Cuts the connection, once all that was said has been sent. */
  cut(): void {
    this.isOver = true;
    this.response.write("", () => this.response.destroy());
  }
}
