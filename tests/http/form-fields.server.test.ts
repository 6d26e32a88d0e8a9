import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { FORM_FIELDS_MAX, FORM_FIELD_NAME_MAX } from "~/domain/limits";
import { needsSchema } from "~/domain/study-plan/study-plan";
import { emojiFormSchema } from "~/domain/study-plan/wizard-forms";
import { fieldsByName, hasFewFields, namesIn } from "~/http/form-fields.server";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

describe("a field's name", () => {
  it.each([
    ...["email", "first_name", "to:topic_1-a_B", "intent.x", "_charset_", "List-Unsubscribe", "__intent__"],
    "n".repeat(FORM_FIELD_NAME_MAX),
  ])("may be a plain one: %.40s", (name) => {
    expect(fieldsByName([[name, "1"]])?.get(name)).toBe("1");
  });

  it.each([
    ...["", " ", "email[0]", "email[]", "email[999999999]", `email${"[0]".repeat(20_000)}`, "a b", "0", "é", "a\n"],
    ...["__proto__", "constructor", "prototype", "a.__proto__", "__proto__.a", "a.constructor.b"],
    "n".repeat(FORM_FIELD_NAME_MAX + 1),
  ])("may be nothing else: %.40j", (name) => {
    expect(fieldsByName([[name, "1"]])).toBeNull();
  });
});

describe("the fields of a form", () => {
  const twice = (name: string) => fieldsByName([1, 2].map((value) => [name, String(value)]));

  it("are each there once", () => {
    expect([twice("email"), twice("user_type")]).toEqual([null, null]);
  });

  it("may be there twice when an id is in the name, for the editor has two lists; the first counts", () => {
    expect(twice("to:topic_1")?.get("to:topic_1")).toBe("1");
  });

  it("are texts, without NUL", () => {
    expect(fieldsByName([["email", new File([], "a.txt")]])).toBeNull();
    expect(fieldsByName([["email", "a\0"]])).toBeNull();
  });
});

describe("the number of fields", () => {
  const urlencoded = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => `f${at}=1`).join("&"));
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const multipart = (count: number) => Buffer.from(`${part.repeat(count)}--x--\r\n`);

  it.each([`${URLENCODED}; boundary=zz`, "multipart/form-data; xboundary=q; boundary=x"])(
    "is not hidden by what the type says beside: %s",
    (type) => {
      const many = FORM_FIELDS_MAX + 1;
      const body = type.startsWith("multipart") ? "--x\r\n".repeat(many) : "a&".repeat(many);
      expect(hasFewFields(Buffer.from(body), type)).toBe(false);
    },
  );

  it("may be what the largest form has", () => {
    expect(hasFewFields(urlencoded(FORM_FIELDS_MAX), URLENCODED)).toBe(true);
    expect(hasFewFields(multipart(FORM_FIELDS_MAX - 1), MULTIPART)).toBe(true);
    expect(hasFewFields(Buffer.from(""), URLENCODED)).toBe(true);
  });

  it.each([MULTIPART, 'multipart/form-data; charset=utf-8; boundary="x"'])("may not be more: %s", (type) => {
    expect(hasFewFields(urlencoded(10_000), URLENCODED)).toBe(false);
    expect(hasFewFields(multipart(FORM_FIELDS_MAX + 1), type)).toBe(false);
  });
});

describe("the names that a schema knows", () => {
  it("are those of its fields", () => {
    const schema = z.object({ email: z.string(), password: z.string() }).refine(() => true);
    expect(namesIn(schema)).toEqual(["email", "password"]);
  });

  it("are those of the form that something else is made of", () => {
    expect(namesIn(emojiFormSchema)).toEqual(["emoji", "own_emoji"]);
    expect(namesIn(needsSchema)).toEqual(["needs"]);
  });
});
