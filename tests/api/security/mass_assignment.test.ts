import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { queryDatabase } from "../family";
import { everyCall, withField } from "./described-fields";
import { doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { allRows } from "./stored-rows";
import { type FamilyWithThings, addressOf, familyWithThings, fieldsFilledIn } from "./things";

/** Is in every text that no field asks for. */
const PLANTED = "planted-by-eve";
const NUMBER = 987_654_321;

/** What the database knows and no form or call asks for, each with a value that is found again. */
const columns: Record<string, string | number> = {
  ...Object.fromEntries(["parent_id", "child_id", "id_hash", "customer_id"].map((name) => [name, PLANTED])),
  ...Object.fromEntries(["subscription_id", "status", "password_hash", "user_type"].map((name) => [name, PLANTED])),
  ...Object.fromEntries(["weekly_mail_token", "role", "state", "editor", "done_ids"].map((name) => [name, PLANTED])),
  ...Object.fromEntries(["created_at", "updated_at", "confirmed_at", "family_version"].map((name) => [name, NUMBER])),
  ...Object.fromEntries(["seats", "display_order", "trial_ends_at", "period_ends_at"].map((name) => [name, NUMBER])),
  ...Object.fromEntries(["told_at", "expires_at", "tries", "position"].map((name) => [name, NUMBER])),
  // A lesson has this field, and it counts for nothing.
  num_videos: 987,
};
/** The same names as they would be in a form, nested as some form readers take it. */
const nested = Object.fromEntries(
  Object.entries(columns).flatMap(([name, value]) => [
    [`data.${name}`, String(value)],
    [`data[${name}]`, String(value)],
    [`__proto__.${name}`, String(value)],
    [`constructor.prototype.${name}`, String(value)],
  ]),
);
const asTexts = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, String(value)]));

let server: RunningServer;
let family: FamilyWithThings;

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "ada", "Own");
  // What premium would hide: `user_type` is the first thing to try.
  await queryDatabase(server.dataDir, "update parents set user_type = 'premium'");
});

/** What is taken with more than it asks for, wherever it has objects. */
function withColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withColumns);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withColumns(one)]));
  return { ...columns, data: columns, ["__proto__"]: columns, ...inner };
}

function swapped(passwords: unknown): object {
  const { old_password, new_password } = passwords as { old_password: string; new_password: string };
  return { old_password: new_password, new_password: old_password };
}

const calls = everyCall.filter(({ isPublic, example }) => !isPublic && example.payload !== undefined);
const own: Record<string, "child" | "plan"> = {
  child_username: "child",
  username: "child",
  study_plan_id: "plan",
  study_plan_ids: "plan",
};

describe("fields that a call does not ask for", () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    "are passed over by %s, which answers as without them",
    async (name, { method, path, fields, example }) => {
      const isNewChild = name === "POST /user/child";
      const filled = fields.reduce((value: unknown, field) => {
        const thing = isNewChild ? undefined : own[field];
        return thing ? withField(value, field, family.things[thing]) : value;
      }, example.payload);
      const send = (username: string, body: object) =>
        family.parent.send(method as "POST" | "PUT", path, isNewChild ? { ...body, username } : body);
      const expected = await send("first_child", filled as object);
      // The password is changed back.
      const again = name === "PUT /user/password" ? swapped(filled) : filled;
      const answer = await send("second_child", withColumns(again) as object);
      expect([answer.status, answer.text.includes(PLANTED)]).toEqual([expected.status, false]);
    },
  );
});

const forms = mappedRoutes.flatMap(({ path }) =>
  (doors[path]?.forms ?? [])
    .filter(({ isLast }) => !isLast)
    .map((form) => [`${path} ${JSON.stringify(form.fields)}`, path, form] as const),
);

describe("fields that a form does not ask for", () => {
  it.each(sampleOf(forms, 20))("change nothing in %s", async (_, path, form) => {
    const csrf = await family.parent.formToken(paths.settings.overview());
    const fields = fieldsFilledIn(form, family.things);
    const address = addressOf(path, form.query ?? "", family.things);
    const answer = await family.parent.postForm(address, { ...asTexts, csrf, ...fields });
    expect(answer.status).toBeLessThan(500);
    const nestedAnswer = await family.parent.postForm(address, { ...nested, csrf, ...fields });
    expect(nestedAnswer.status).toBeLessThan(500);
  });
});

describe("after all that", () => {
  it("nothing of it is in the database", async () => {
    const planted = new RegExp(`${PLANTED}|${NUMBER}|num_videos\\\\*":987`);
    expect((await allRows(server.dataDir)).filter((row) => planted.test(row))).toEqual([]);
  });

  it("a parent who made themselves nothing else is still what they were", async () => {
    await queryDatabase(server.dataDir, "update parents set user_type = 'standard'");
    const { parent } = family;
    await parent.put("/user/profile", { display_name: "Eve", user_type: "premium", data: { user_type: "premium" } });
    const csrf = await parent.formToken(paths.settings.overview());
    await parent.postForm(paths.settings.profile(), { csrf, display_name: "Eve", user_type: "premium" });
    const profile = (await parent.get("/user/profile")).json<{ data: { user_type: string } }>();
    expect(profile.data.user_type).toBe("standard");
  });

  it("a plan has as many videos as it has, whatever a client says", async () => {
    const { child, plan } = family.things;
    const listed = await family.parent.get(`/lesson_plan/?child_username=${child}`);
    type Plans = { study_plans: { id: string; lessons: { num_videos: number }[] }[] };
    const counts = listed
      .json<Plans>()
      .study_plans.find(({ id }) => id === plan)
      ?.lessons.map((one) => one.num_videos);
    expect(Math.max(...(counts ?? [NUMBER]))).toBeLessThanOrEqual(4);
  });
});
