import { describe, expect, it, vi } from "vitest";
import { memoizePerRequest, peekMemo } from "~/http/memo.server";
import { visitOf } from "#tests/support/visit";

const PAGE = "http://127.0.0.1:3000/";

describe("what the loaders of a page ask", () => {
  it("is asked once, though each of them is given a request of its own", async () => {
    const ask = vi.fn(() => Promise.resolve("Pat"));
    const { request, context } = visitOf(PAGE);
    const loaders = [request, request.clone()].map((own) => ({ request: own, context }));
    expect(await Promise.all(loaders.map((visit) => memoizePerRequest(visit, "who", ask)))).toEqual(["Pat", "Pat"]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await peekMemo({ request, context }, "who")).toBe("Pat");
  });

  it("is asked anew for another request", async () => {
    await memoizePerRequest(visitOf(PAGE), "who", () => Promise.resolve("Pat"));
    expect(await memoizePerRequest(visitOf(PAGE), "who", () => Promise.resolve("Kim"))).toBe("Kim");
  });

  it("is asked anew each time by a request that may change it", async () => {
    const visit = visitOf(PAGE, { method: "POST" });
    await memoizePerRequest(visit, "who", () => Promise.resolve("Pat"));
    expect(await memoizePerRequest(visit, "who", () => Promise.resolve("Kim"))).toBe("Kim");
    expect(peekMemo(visit, "who")).toBeUndefined();
  });
});
