import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behavior, dictated, page, refusing, saying } from "#tests/support/model/behaviors";
import { lengthOfLog } from "#tests/support/log-marks";
import { expectRefusal } from "../refusals";
import { planInputs } from "../lesson_plan/plan";
import { CHILD, type Site, askForLessons, startSite } from "./site";

const AT_ONCE = { "retry-after": "0" };
const TYPED = "Paint purple otters";

let site: Site;
let goals = 0;
let goal: string;
let logLength: number;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.model.close());
beforeEach(async () => {
  // Each test asks for a suggestion of its own.
  goals += 1;
  goal = `${TYPED} ${goals}`;
  logLength = await lengthOfLog(site.server);
});

const ask = (changes: object = {}) =>
  site.parent.post("/lesson_plan/stream", { ...planInputs, child_username: CHILD, num_lessons: 5, goal, ...changes });
const failuresLogged = () => {
  const lines = site.server.logs().slice(logLength).split("\n");
  return lines.filter((line) => line.includes("a service outside failed"));
};

describe.each<[string, Behavior]>([
  ["has no time", refusing(429, AT_ONCE)],
  ["does not know the key", refusing(401)],
  ["breaks down", refusing(500, AT_ONCE)],
  ["answers with a page", page],
  ["says nothing that was asked for", saying("I would rather talk about the weather.")],
])("a model that %s before its first line", (_, behavior) => {
  beforeEach(() => site.model.behave(behavior));

  it("makes the call answer 502", async () => {
    expectRefusal(await ask(), 502, "suggestions_failed");
  });

  it("is logged with its cause, without the key and without what was typed", async () => {
    await ask();
    await expect.poll(failuresLogged).toHaveLength(1);
    const fault = { type: "ModelFault", code: expect.any(String) as string };
    expect(JSON.parse(failuresLogged()[0] ?? "")).toMatchObject({ service: "suggestions", err: { cause: fault } });
    expect(site.server.logs()).not.toMatch(new RegExp(`${site.model.address.apiKey}|${TYPED}`, "i"));
  });

  it("is passed by where Minnow's own suggestions are asked for", async () => {
    expect((await ask({ llm_name: "built-in" })).status).toBe(200);
  });
});

describe("a model that fails after some lines", () => {
  it("breaks off the answer of everyone who follows, and is logged once for them all", async () => {
    const { behavior, begun } = dictated();
    site.model.behave(behavior, page);
    const asked = [1, 2, 3].map(() => askForLessons(site, site.server, { goal }));
    const answer = await begun;
    await answer.say("Otters: Your child draws one.\n");
    const calls = await Promise.all(asked);
    await Promise.all(calls.map((call) => call.lines(1)));
    await answer.finish();
    for (const call of calls) await expect(call.whole()).rejects.toThrow();
    await expect.poll(() => failuresLogged().length).toBeGreaterThan(0);
    expect(failuresLogged()).toHaveLength(1);
  });
});

describe("a model whose line should not be put before a family", () => {
  const unfit = "Otters: Watch porn.\n";

  it("is asked for that line again, and nobody sees the first", async () => {
    const five = ["Otters", "Seals", "Whales", "Crabs", "Eels"].map((title) => `${title}: Your child draws one.\n`);
    site.model.behave(saying(unfit), saying(five.join("")));
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(five.join(""));
  });

  it.each([unfit, "Otters: Look at www.example.com.\n", "Otters: As an AI language model, I draw.\n"])(
    "has failed when it says %j again and again, and can be tried again",
    async (line) => {
      site.model.behave(saying(line));
      expectRefusal(await ask(), 502, "suggestions_failed");
      expect((await ask({ llm_name: "built-in" })).status).toBe(200);
    },
  );
});

describe("a request that does not suit a child", () => {
  it("in the model's eyes is refused, and nothing failed", async () => {
    site.model.behave(saying("UNSUITABLE"));
    expectRefusal(await ask(), 400, "unsuitable_request");
    expect(failuresLogged()).toEqual([]);
  });

  it("by its words is refused without asking the model", async () => {
    const before = site.model.requests.length;
    expectRefusal(await ask({ goal: "Learn to fuck" }), 400, "unsuitable_request");
    expect(site.model.requests).toHaveLength(before);
  });
});

describe("a model that is gone", () => {
  it("makes the call answer 502", async () => {
    await site.model.close();
    expectRefusal(await ask(), 502, "suggestions_failed");
  });
});
