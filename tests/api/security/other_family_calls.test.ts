import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type DescribedCall, everyCall, withField } from "./described-fields";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, type ThingName, type Things, familyWithThings } from "./things";

const MARK = "Zebulon";

/** Fields that name a thing of somebody's, in whatever call they are. */
const NAMING: Readonly<Record<string, ThingName>> = {
  child_username: "child",
  study_plan_id: "plan",
  study_plan_ids: "plan",
  "study_plan.id": "plan",
};

/** Fields that name a thing in one call, and something else or nothing in others. */
const NAMING_IN_CALL: Readonly<Record<string, Readonly<Record<string, ThingName>>>> = {
  "POST /user/child": { id: "child_id" },
  "POST /user/child/password": { username: "child" },
  "POST /user/child/picture_url": { username: "child" },
  "POST /history/": { username: "child" },
};

/** Fields that say something and name nothing; ids of lessons and topics count within the plan that is posted. */
const SAYING = new Set([
  ...["agree_to_charge", "collect_usage_data", "days", "description", "display_name", "do_add_child"],
  ...["do_remove_child", "first_name", "form_id", "goal", "grade_level", "is_deleted", "lesson_description"],
  ...["lesson_index", "lessons.title", "lessons.explanation", "llm_name", "needs", "new_password", "nonse"],
  ...["num_lessons", "old_password", "parent_consent", "password", "picture_url", "previous_knowledge", "price_type"],
  ...["quantity", "subject", "timezone", "topic_index"],
  ...["subject", "goal", "previous_knowledge", "needs", "emoji", "num_lessons", "version", "current_topic_index"].map(
    (name) => `study_plan.${name}`,
  ),
  ...["id", "title", "explanation", "num_videos", "topics.id", "topics.title"].map(
    (name) => `study_plan.lessons.${name}`,
  ),
  ...["minutes", "adult", "safety", "materials", "activity", "question", "answer"].map(
    (name) => `study_plan.lessons.details.${name}`,
  ),
  ...["lesson_index", "topic_index"].map((name) => `study_plan.current_position.${name}`),
]);
/** Where a username is a new one. */
const NEW_NAMES = new Set(["POST /user/child username"]);

const calls = everyCall.filter(({ isPublic }) => !isPublic);

function namingFields({ name, fields }: DescribedCall): [field: string, thing: ThingName][] {
  return fields.flatMap((field) => {
    const thing = NAMING_IN_CALL[name]?.[field] ?? NAMING[field];
    return thing ? [[field, thing] as [string, ThingName]] : [];
  });
}

let server: RunningServer;
let attacker: FamilyWithThings;
let victim: FamilyWithThings;
let before: string[];

beforeAll(async () => {
  server = await sharedServer();
  attacker = await familyWithThings(server, "eve", "Own");
  victim = await familyWithThings(server, "vic", MARK);
  before = await rowsOf(victim, server.dataDir);
});

/** Makes a call as its example does, with one's own things but for those that are told otherwise. */
async function make(call: DescribedCall, others: readonly ThingName[], another: Things): Promise<Answer> {
  const thing = (name: ThingName) => (others.includes(name) ? another[name] : attacker.things[name]);
  const put = (value: unknown) =>
    namingFields(call).reduce((filled, [field, name]) => withField(filled, field, thing(name)), value);
  const { method, path, example } = call;
  if (example.payload !== undefined) {
    const versioned = call.fields.includes("study_plan.version")
      ? withField(put(example.payload), "study_plan.version", 1)
      : put(example.payload);
    return attacker.parent.send(method as "POST" | "PUT", path, versioned);
  }
  const query = example.query ? `?${new URLSearchParams(put(example.query) as Record<string, string>).toString()}` : "";
  return attacker.parent.request(path + query, { method });
}

const attacks = calls.flatMap((call) => {
  const names = namingFields(call).map(([, thing]) => thing);
  const choices = names.length > 1 ? [...names.map((name) => [name]), names] : names.map((name) => [name]);
  return choices.map((others) => [`${call.name} with another family's ${others.join(", ")}`, call, others] as const);
});

describe("the fields of every call that needs a session", () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    "%s: all are known to name a thing or none",
    (name, call) => {
      const naming = namingFields(call).map(([field]) => field);
      const unknown = call.fields.filter(
        (field) => !naming.includes(field) && !SAYING.has(field) && !NEW_NAMES.has(`${name} ${field}`),
      );
      expect(unknown).toEqual([]);
    },
  );
});

describe("another family's thing in a call", () => {
  it.each(attacks)("is refused: %s", async (_, call, others) => {
    const { status, text } = await make(call, others, victim.things);
    expect([403, 404]).toContain(status);
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(victim.parent.email);
  });

  it.each(calls.filter((call) => namingFields(call).length > 0).map((call) => [call.name, call] as const))(
    "is what %s was refused for: with one's own things it is not",
    async (_, call) => {
      const { status } = await make(call, [], victim.things);
      expect([403, 404]).not.toContain(status);
      expect(status).toBeLessThan(500);
    },
  );

  it("is unchanged after all that", async () => {
    expect(await rowsOf(victim, server.dataDir)).toEqual(before);
  });
});
