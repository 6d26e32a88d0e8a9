import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/http/log.server";
import { streamBytes } from "~/http/streams.server";
import { visitOf } from "#tests/support/visit";

const visit = visitOf("http://127.0.0.1/lesson_plan/stream");

afterEach(() => vi.restoreAllMocks());

describe("a stream", () => {
  it("whose reader has left ends in quiet, though a chunk was on its way", async () => {
    const error = vi.spyOn(log, "error");
    const onLeave = vi.fn();
    let send: (chunk: Uint8Array) => void = () => undefined;
    const chunk = new Promise<Uint8Array>((resolve) => (send = resolve));
    async function* chunks() {
      yield await chunk;
    }
    const reader = streamBytes(visit, chunks(), onLeave).getReader();
    void reader.read();
    await new Promise(setImmediate);
    await reader.cancel();
    send(new Uint8Array([1]));
    await chunk;
    await new Promise(setImmediate);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  it("that breaks off is logged with its cause", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const cause = new Error("The disk is full.");
    const broken = (async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.reject<Uint8Array>(cause);
    })();
    await expect(streamBytes(visit, broken).getReader().read()).rejects.toBe(cause);
    expect(error).toHaveBeenCalledWith({ id: "a request", err: cause }, "a stream broke off");
  });
});
