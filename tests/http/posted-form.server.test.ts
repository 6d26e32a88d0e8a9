import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { BODY_MAX_BYTES } from "~/domain/limits";
import { messages } from "~/domain/messages";
import { RequestAborted, BodyTooLarge } from "~/domain/errors";
import { readPostedForm, validateForm } from "~/http/posted-form.server";

const ADDRESS = "http://127.0.0.1:3000/signup";

function post(body: BodyInit, type?: string): Request {
  const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
  return new Request(ADDRESS, { method: "POST", body, headers, duplex: "half" });
}

describe("a posted form", () => {
  it("is read by the names of its fields, in both of the types that browsers send", async () => {
    const multipart = new FormData();
    multipart.append("email", "pat@example.org");
    for (const body of [new URLSearchParams({ email: "pat@example.org" }), multipart])
      expect([...(await readPostedForm(post(body)))]).toEqual([["email", "pat@example.org"]]);
  });

  it.each<[string, Request]>([
    ["an index", post(new URLSearchParams({ "email[999999999]": "1" }))],
    ["a name of 20,000 indexes", post(new URLSearchParams({ [`email${"[0]".repeat(20_000)}`]: "1" }))],
    ["10,000 fields", post(new URLSearchParams(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, "1"])))],
    ["another type", post("{}", "application/json")],
    ["no boundary", post("no form", "multipart/form-data")],
    ["a boundary that never comes", post("no form", "multipart/form-data; boundary=x")],
  ])("is refused in words with %s", async (_, request) => {
    await expect(readPostedForm(request)).rejects.toThrow(messages.formUnreadable);
  });

  it("is refused when it is larger than a body may be", async () => {
    await expect(readPostedForm(post("a".repeat(BODY_MAX_BYTES + 1)))).rejects.toThrow(BodyTooLarge);
  });

  it("that breaks off is the sender's matter, not a fault", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    await expect(readPostedForm(post(body))).rejects.toThrow(RequestAborted);
  });
});

describe("the check of a form", () => {
  const schema = z.object({ email: z.string("Email is missing."), agree: z.boolean().default(false) });

  it("gives what the schema makes of its fields", () => {
    const submission = validateForm(new Map(Object.entries({ email: "pat@example.org", agree: "on" })), schema);
    expect(submission).toMatchObject({ status: "success", value: { email: "pat@example.org", agree: true } });
  });

  it("tells what is wrong by field", () => {
    expect(validateForm(new Map(), schema)).toMatchObject({ error: { email: ["Email is missing."] } });
  });

  it("never sees what the schema does not know, Conform's own names neither", () => {
    const more = { email: "pat@example.org", user_type: "premium", __intent__: "{", __state__: "{" };
    const submission = validateForm(new Map(Object.entries(more)), schema);
    expect(submission.payload).toEqual({ email: "pat@example.org" });
    expect(submission.reply().initialValue).toEqual({ email: "pat@example.org" });
  });
});
