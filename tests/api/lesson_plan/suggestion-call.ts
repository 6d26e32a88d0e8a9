import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

/** A call that answers a suggestion. */
interface SuggestionCall {
  path: string;
  /** A body that is taken. */
  asked: object;
  /** Fields with a value, each of which is refused. */
  unfit: readonly (readonly [field: string, value: unknown])[];
  /** What no call can be made without. */
  required: readonly string[];
}

/** Asks for the suggestion, with some fields changed; `undefined` leaves one out. */
export type Ask = (changes?: object) => Promise<Answer>;

/**
 * Rules of every call that answers a suggestion: who may make it, for which child, and with what. To be called once in a
 * file; gives what makes the call as a parent of that child.
 */
export function describeSuggestionCall({ path, asked, unfit, required }: SuggestionCall): Ask {
  const body = { ...asked, child_username: "ada_reads" };
  let server: RunningServer;
  let parent: SignedUp;

  beforeAll(async () => {
    server = await sharedServer();
    parent = await signUpWithChild(server, "ada_reads");
    await signUpWithChild(server, "somebody_elses");
  });

  const ask: Ask = (changes = {}) => parent.post(path, { ...body, ...changes });

  describeMethods(path, ["POST"], () => parent);
  describeGuards({ method: "POST", path, server: () => server, client: () => parent, body: () => body });

  describe(`POST ${path}, as every call for a suggestion`, () => {
    it("gives the same again for the same question", async () => {
      expect((await ask()).text).toBe((await ask()).text);
    });

    it.each(["somebody_elses", "nobody"])("refuses %s, who is no child of one's own, with 403", async (name) => {
      expectRefusal(await ask({ child_username: name }), 403, "not_authorized");
    });

    it.each([...unfit, ["child_username", 7] as const])("refuses the %s %o", async (field, value) => {
      expectUnfit(await ask({ [field]: value }), field);
    });

    it("names every field that is missing", async () => {
      expectUnfit(await parent.post(path, {}), "child_username", ...required);
    });
  });
  return ask;
}

/** Rule of a suggestion that is written while it is read. */
export function itIsPlainTextNobodyKeeps(ask: Ask): void {
  it("answers plain text that nobody keeps", async () => {
    const { status, headers } = await ask();
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "no-store, no-transform",
    ]);
  });
}
