import { beforeAll, describe, expect, it } from "vitest";
import { describedCalls } from "~/http/description/calls";
import type { CallDescription, PathDescription } from "~/http/description/call";
import { type Answer, type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUp, signUpWithChild } from "./family";
import { expectRefusal } from "./refusals";

type Described = [name: string, method: string, path: string, call: CallDescription];

const calls = Object.entries<PathDescription>(describedCalls).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]): Described => [`${method} ${path}`, method, path, call]),
);

let server: RunningServer;
let stranger: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  // The child of all examples.
  await signUpWithChild(server, "ada_reads");
  stranger = await signUp(server);
});

/** Makes the call just as its example does. */
function makeExample(client: Client, [, method, path, { example }]: Described): Promise<Answer> {
  const query = example.query ? `?${new URLSearchParams(example.query).toString()}` : "";
  if (example.payload === undefined) return client.request(path + query, { method });
  return client.send(method as "POST" | "PUT", path + query, example.payload);
}

const isPublic = ([, , , call]: Described) => call.isPublic === true;
/** The call that adds a child names one that there is not yet. */
const isAboutChild = ([name, , , { refusals, example }]: Described) =>
  name !== "POST /user/child" &&
  refusals.includes("not_authorized") &&
  JSON.stringify([example.query, example.payload]).includes('"ada_reads"');

describe("every call", () => {
  it.each(calls)("%s is the same with a slash at its end and without", async (...call) => {
    const [name, method, path, description] = call;
    const plain = path.replace(/\/$/, "");
    const answers = [plain, `${plain}/`].map((one) =>
      makeExample(createClient(server), [name, method, one, description]),
    );
    const [without, withSlash] = await Promise.all(answers);
    expect([withSlash?.status, withSlash?.headers.get("content-type")]).toEqual([
      without?.status,
      without?.headers.get("content-type"),
    ]);
  });
});

describe("every call that is not public", () => {
  it.each(calls.filter((call) => !isPublic(call)))("%s needs a session", async (...call) => {
    expectRefusal(await makeExample(createClient(server), call), 401, "not_signed_in");
  });
});

describe("every call about a child", () => {
  it.each(calls.filter(isAboutChild))("%s is refused to another family", async (...call) => {
    expectRefusal(await makeExample(stranger, call), 403, "not_authorized");
  });
});
