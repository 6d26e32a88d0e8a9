import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type DoorForm, doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { rowsOf } from "./stored-rows";
import {
  type FamilyWithThings,
  type ThingName,
  type Things,
  addressOf,
  familyWithThings,
  fieldsFilledIn,
  namedIn,
} from "./things";

/** In every text of the other family, and in nothing that is sent here. */
const MARK = "Zebulon";

/** Names that count only within one's own session or plan: another family's are as good as unknown. */
const COUNTED_WITHIN: readonly ThingName[] = [
  ...(["lesson", "topic", "undo", "generation", "wizard", "fingerprint", "form", "session", "checkout"] as const),
];

let server: RunningServer;
let attacker: FamilyWithThings;
let victim: FamilyWithThings;
let csrf: string;
let before: string[];

beforeAll(async () => {
  server = await sharedServer();
  attacker = await familyWithThings(server, "eve", "Own");
  victim = await familyWithThings(server, "vic", MARK);
  csrf = await attacker.parent.formToken(paths.settings.overview());
  before = await rowsOf(victim, server.dataDir);
});

/** One request, with some of another family's things in it. */
interface Attack {
  path: string;
  query: string;
  form: DoorForm | null;
  others: ThingName[];
  isOnlySaid: boolean;
}

function attacksAt(path: string): Attack[] {
  const { queries = [], saidQueries = [], forms = [] } = doors[path] ?? {};
  const asked = ["", ...queries, ...saidQueries].map((query) => ({
    query,
    form: null,
    isOnlySaid: saidQueries.includes(query),
  }));
  const posted = forms.map((form) => ({ query: form.query ?? "", form, isOnlySaid: form.isOnlySaid === true }));
  return [...asked, ...posted].flatMap((request) => {
    const texts = request.form ? Object.entries(request.form.fields).flat() : [];
    const named = namedIn(path.replace(":username", "{child}"), request.query, ...texts);
    return choicesOf(named).map((others) => ({ path, ...request, others }));
  });
}

/** Each thing that is named, alone and all together. */
function choicesOf(named: ThingName[]): ThingName[][] {
  const alone = named.map((name) => [name]);
  return named.length > 1 ? [...alone, named] : alone;
}

/** Whether it names what is another family's alone, and so has to be refused. */
function isRefusedToOthers({ others, isOnlySaid }: Attack): boolean {
  return others.some((name) => !COUNTED_WITHIN.includes(name) && !(isOnlySaid && name === "plan"));
}

const isGuarded = ({ path }: { path: string }) => ["one family", "parents"].includes(doors[path]?.opensFor ?? "");
const attacks = mappedRoutes.filter(isGuarded).flatMap(({ path }) => attacksAt(path));

const titled = (attack: Attack) => {
  const { path, query, form, others } = attack;
  const request = form ? `POST ${path}${query} ${JSON.stringify(form.fields)}` : `GET ${path}${query}`;
  return [`${request} with another family's ${others.join(", ")}`, attack] as const;
};

async function make({ path, query, form, others }: Attack, another: Things): Promise<Answer> {
  const taken = Object.fromEntries(others.map((name) => [name, another[name]]));
  const things = { ...attacker.things, ...taken };
  const address = addressOf(path, query, things);
  if (form) return attacker.parent.postForm(address, { csrf, ...fieldsFilledIn(form, things) });
  // What scripts fetch of the same page.
  const fetched = await attacker.parent.get(dataAddressOf(address));
  expectNothingOfTheVictims(fetched);
  return attacker.parent.get(address);
}

function dataAddressOf(address: string): string {
  const [page = "", query] = address.split("?");
  return `${page === "/" ? "/_root" : page}.data${query === undefined ? "" : `?${query}`}`;
}

function expectNothingOfTheVictims({ text }: Answer): void {
  expect(text).not.toContain(MARK);
  expect(text).not.toContain(victim.parent.email);
}

/** Things that nobody has, each like the victim's. */
function unknownThings(): Things {
  const alike = Object.entries(victim.things).map(([name, value]) => [name, `${value.slice(0, -3)}xyz`]);
  return Object.fromEntries(alike) as Things;
}

/** Where an answer leads, with things and new names told as what they are. */
function leadsTo({ headers }: Answer, things: Things): string | undefined {
  const location = headers.get("location")?.replace(/new_child_\d+/, "{new_username}");
  return Object.entries(things).reduce((line, [name, value]) => line?.replaceAll(value, `{${name}}`), location);
}

describe("another family's thing", () => {
  it.each(attacks.filter(isRefusedToOthers).map(titled))("is refused: %s", async (_, attack) => {
    const answer = await make(attack, victim.things);
    expect([403, 404]).toContain(answer.status);
    expectNothingOfTheVictims(answer);
  });

  it.each(attacks.filter((attack) => !isRefusedToOthers(attack)).map(titled))(
    "is answered as one that nobody has: %s",
    async (_, attack) => {
      const unknown = unknownThings();
      const [answer, expected] = [await make(attack, victim.things), await make(attack, unknown)];
      expect([answer.status, leadsTo(answer, victim.things)]).toEqual([expected.status, leadsTo(expected, unknown)]);
      expectNothingOfTheVictims(answer);
    },
  );

  it("is there for its own family, so that the refusals above are about whose it is", async () => {
    const plan = addressOf(paths.child.viewStudyPlan.pattern, "?study_plan_id={plan}", victim.things);
    const { status, text } = await victim.parent.get(plan);
    expect([status, text.includes(MARK)]).toEqual([200, true]);
  });

  it("is unchanged after all that", async () => {
    expect(await rowsOf(victim, server.dataDir)).toEqual(before);
  });

  it("is named nowhere in the log, nor is anything secret, after every page was asked for", () => {
    const { child, sibling, unsubscribe, not_me, session, checkout, portal } = victim.things;
    const { email, password, cookies } = victim.parent;
    const secrets = [child, sibling, unsubscribe, not_me, session, checkout, portal, email, password, csrf, MARK];
    const told = [...secrets, attacker.things.child, ...cookies.values()].filter((one) => server.logs().includes(one));
    expect(told).toEqual([]);
  });
});
