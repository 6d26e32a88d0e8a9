import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { createCallsClient } from "~/http/calls-client";

/** A client whose calls are answered by `answer`, with what it told. */
function clientAnswered(answer: () => Response | Promise<Response>) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const log = vi.fn();
  const onError = vi.fn();
  return { calls: createCallsClient({ site: "https://minnow.example", fetch: send, log }), send, log, onError };
}

/** An answer whose body comes in pieces; an Error among them breaks it off. */
function answerOf(pieces: (string | Error)[]): Response {
  const body = async function* () {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      yield new TextEncoder().encode(piece);
    }
  };
  return new Response(Readable.toWeb(Readable.from(body())) as ReadableStream);
}

const refusal = (...errors: string[]) => Response.json({ errors }, { status: 400 });

describe("a call", () => {
  it("sends JSON with credentials to its path", async () => {
    const { calls, send } = clientAnswered(() => Response.json({ success: true }));
    await calls.post("/auth/logout", { redirect: false });
    expect(send.mock.calls).toEqual([
      [
        "https://minnow.example/auth/logout",
        expect.objectContaining({
          method: "POST",
          credentials: "include",
          body: '{"redirect":false}',
          headers: { "Content-Type": "application/json" },
        }),
      ],
    ]);
  });

  it("returns the answer", async () => {
    const { calls } = clientAnswered(() => Response.json({ success: true, name: "Pat" }));
    expect(await calls.put("/user/profile", { display_name: "Pat" })).toEqual({ success: true, name: "Pat" });
  });

  it("writes a query without what is not given", async () => {
    const { calls, send } = clientAnswered(() => Response.json({}));
    await calls.get("/lesson_plan/", { child_username: "ada reads", is_deleted: undefined });
    expect(send.mock.calls[0]?.[0]).toBe("https://minnow.example/lesson_plan/?child_username=ada+reads");
  });

  it("waits 20,000 ms", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { calls, send } = clientAnswered(() => Response.json({}));
    await calls.get("/auth/user", undefined);
    expect(timeout.mock.calls).toEqual([[20_000]]);
    expect(send.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
  });
});

describe("a call that fails", () => {
  it("is logged, tells the first error, and returns null", async () => {
    const { calls, log, onError } = clientAnswered(() => refusal("invalid_email", "validation_failed"));
    const answer = await calls.post("/user/profile", { email: "pat", password: "x" }, onError);
    expect([answer, onError.mock.calls, log.mock.calls.length]).toEqual([null, [["invalid_email"]], 1]);
  });

  it("is logged with its method and path", async () => {
    const { calls, log } = clientAnswered(() => refusal("not_found"));
    await calls.post("/subscription/end_trial", {});
    expect(log).toHaveBeenCalledWith("POST /subscription/end_trial", expect.any(Error));
  });

  it.each<[string, () => Response]>([
    ["no network", () => Response.error()],
    ["a page instead of JSON", () => new Response("<html>", { status: 502 })],
    ["half an answer", () => new Response('{"suc')],
    ["a body of another form", () => Response.json(null, { status: 500 })],
  ])("tells that there was no answer: %s", async (_, answer) => {
    const { calls, onError } = clientAnswered(answer);
    expect([await calls.post("/auth/logout", {}, onError), onError.mock.calls]).toEqual([null, [["no_answer"]]]);
  });

  it("throws nothing when the network does", async () => {
    const { calls, onError } = clientAnswered(() => Promise.reject(new TypeError("fetch failed")));
    expect([await calls.get("/user/child", undefined, onError), onError.mock.calls]).toEqual([null, [["no_answer"]]]);
  });

  it("is false where only success counts", async () => {
    const { calls } = clientAnswered(() => refusal("not_found"));
    expect(await calls.delete("/lesson_plan/", { child_username: "ada", study_plan_id: "x" })).toBe(false);
  });
});

describe("a stream", () => {
  const asked = { child_username: "ada", subject: "Math", goal: "Add", num_lessons: 3 };

  it("tells each line as it comes, however it is cut, and returns all", async () => {
    const { calls } = clientAnswered(() => answerOf(["One: fi", "rst\nTwo: sec", "ond\n", "Three: third\n"]));
    const onLine = vi.fn();
    const lines = await calls.stream("/lesson_plan/stream", asked, onLine);
    expect([lines, onLine.mock.calls.flat()]).toEqual(Array(2).fill(["One: first", "Two: second", "Three: third"]));
  });

  it("that breaks off is a failure", async () => {
    const { calls, onError } = clientAnswered(() => answerOf(["One: first\n", new TypeError("terminated")]));
    expect([await calls.stream("/lesson_plan/stream", asked, undefined, onError), onError.mock.calls]).toEqual([
      null,
      [["no_answer"]],
    ]);
  });
});
