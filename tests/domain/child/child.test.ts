import { describe, expect, it } from "vitest";
import {
  childAddCallSchema,
  childAddFormSchema,
  childAddSchema,
  childEditCallSchema,
  childEditFormSchema,
  childPasswordSchema,
} from "~/domain/child/child";
import { usernameSchema } from "~/domain/child/username";

const ada = { first_name: "Ada", grade_level: "Grade 4", username: "ada_reads", password: "a fox" };

describe("a username", () => {
  it.each([
    ["Ada_Reads", "ada_reads"],
    ["  ben.counts-2  ", "ben.counts-2"],
    ["007", "007"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(usernameSchema.parse(typed)).toBe(kept);
  });

  it.each(["ada reads", "ada/reads", "ada?", "адa", "ádá", "🦊🦊🦊", "ada\u0000", "a%2fb", "<ada>"])(
    "%j has signs that no username has",
    (typed) => {
      expect(usernameSchema.safeParse(typed).success).toBe(false);
    },
  );

  it.each([
    "setting",
    "ADD_PROFILE",
    "signup",
    "trial",
    "www_v0",
    "edit",
    "password",
    "progress",
    "...",
    "learner_api",
    "ada.data",
    "Ada.DATA",
  ])("%j is a reserved word", (typed) => {
    const message = usernameSchema.safeParse(typed).error?.issues[0]?.message;
    expect(message).toBe("This username is reserved. Please choose another.");
  });
});

describe("a new child", () => {
  it.each(["first_name", "grade_level", "username", "password"] as const)("needs its %s", (field) => {
    const issues = childAddSchema.safeParse({ ...ada, [field]: "" }).error?.issues;
    expect(new Set(issues?.map(({ path }) => path.join(".")))).toEqual(new Set([field]));
    expect(issues?.[0]?.message).toMatch(/ is missing\. Please fill it in\.$/);
  });

  it("has its password kept as typed, blanks and all", () => {
    expect(childPasswordSchema.parse({ password: " a  fox " })).toEqual({ password: " a  fox " });
  });
});

describe("the form of a new child", () => {
  const missing = (isConsentShown: boolean, isAgreementNeeded: boolean) =>
    Object.fromEntries(
      (childAddFormSchema(isConsentShown, isAgreementNeeded).safeParse(ada).error?.issues ?? []).map((issue) => [
        issue.path.join("."),
        issue.message,
      ]),
    );

  it("asks for no consent and no agreement where neither is shown", () => {
    expect(missing(false, false)).toEqual({});
  });

  it("takes both consents as given where the region asks for none, whatever is sent", () => {
    const given = { parent_consent: true, collect_usage_data: true };
    expect(childAddFormSchema(false, false).parse(ada)).toMatchObject(given);
    const unticked = { ...ada, parent_consent: false, collect_usage_data: false };
    expect(childAddFormSchema(false, false).parse(unticked)).toMatchObject(given);
  });

  it("asks for the consent where it is shown", () => {
    expect(missing(true, false)).toEqual({ parent_consent: "Please give your consent to add this child." });
  });

  it("asks for the agreement where there is a charge", () => {
    expect(Object.keys(missing(false, true))).toEqual(["agree_to_charge"]);
  });

  it("is well filled in once both are ticked", () => {
    const ticked = { ...ada, parent_consent: true, agree_to_charge: true };
    expect(childAddFormSchema(true, true).safeParse(ticked).success).toBe(true);
  });

  it("never asks for the consent to usage data", () => {
    const ticked = { ...ada, parent_consent: true };
    expect(childAddFormSchema(true, false).parse(ticked).collect_usage_data).toBe(false);
  });
});

describe("the form that edits a child", () => {
  const child = { first_name: "Ada", grade_level: "Grade 5" };

  it("asks for consent only where it is shown", () => {
    expect(childEditFormSchema(false).safeParse(child).success).toBe(true);
    expect(childEditFormSchema(true).safeParse(child).success).toBe(false);
  });
});

describe("the call that adds or edits a child", () => {
  it.each([
    [1, true],
    [0, false],
    [true, true],
    [false, false],
  ])("understands %j", (sent, understood) => {
    expect(childEditCallSchema.parse({ ...ada, parent_consent: sent }).parent_consent).toBe(understood);
  });

  it.each([2, -1, "1", "yes", null])("refuses %j where 1 or 0 belongs", (sent) => {
    expect(childAddCallSchema.safeParse({ ...ada, parent_consent: sent }).success).toBe(false);
  });

  it("starts with usage data on and consent off", () => {
    expect(childAddCallSchema.parse(ada)).toMatchObject({ parent_consent: false, collect_usage_data: true });
  });

  it("agrees to a charge only when it says so", () => {
    expect(childAddCallSchema.parse(ada).agree_to_charge).toBe(false);
    expect(childAddCallSchema.parse({ ...ada, agree_to_charge: 1 }).agree_to_charge).toBe(true);
  });

  it("says nothing of the consents that it does not send with an edit", () => {
    const changes = { first_name: "Ada", grade_level: "Grade 5" };
    expect(childEditCallSchema.parse(changes)).toEqual(changes);
  });
});
