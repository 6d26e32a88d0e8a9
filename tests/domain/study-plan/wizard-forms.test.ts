import { describe, expect, it } from "vitest";
import { emojiFormSchema, subjectFormSchema } from "~/domain/study-plan/wizard-forms";

describe("the form of a subject", () => {
  it("takes the one that is picked", () => {
    expect(subjectFormSchema.parse({ subject: "Math" })).toEqual({ subject: "Math" });
  });

  it("takes the one that is typed, whatever is picked beside it", () => {
    expect(subjectFormSchema.parse({ subject: "Math", own_subject: " Bee  keeping " })).toEqual({
      subject: "Bee keeping",
    });
  });

  it.each(["  ", "\u200b"])("takes the one that is picked when nothing to be seen is typed: %j", (own_subject) => {
    expect(subjectFormSchema.parse({ subject: "Math", own_subject })).toEqual({ subject: "Math" });
  });

  it("takes another that is picked after one was typed before, for that one is sent as a choice by then", () => {
    expect(subjectFormSchema.parse({ subject: "Math", own_subject: "" })).toEqual({ subject: "Math" });
  });

  it("says at the choices that one is missing", () => {
    expect(subjectFormSchema.safeParse({}).error?.issues).toMatchObject([
      { path: ["subject"], message: "Subject is missing. Please pick one or type your own." },
    ]);
  });

  it("says at the text that it is too long", () => {
    expect(subjectFormSchema.safeParse({ own_subject: "a".repeat(31) }).error?.issues).toMatchObject([
      { path: ["own_subject"], message: "Subject can have at most 30 characters." },
    ]);
  });
});

describe("the form of an emoji", () => {
  it("takes two characters, as people count them", () => {
    expect(emojiFormSchema.parse({ own_emoji: "👨‍👩‍👧‍👦🇺🇸" })).toEqual({ emoji: "👨‍👩‍👧‍👦🇺🇸" });
  });
});
