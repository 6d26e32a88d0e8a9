import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NotAuthorized, ServiceFailed } from "~/domain/errors";
import { setSettings } from "~/domain/settings.server";
import { log } from "~/http/log.server";
import { reportRefusal } from "~/http/refusals.server";
import { visitOf } from "#tests/support/visit";

const PAGE = "http://127.0.0.1:3000/";

beforeEach(() => {
  setSettings({ secret: "a secret of at least thirty-two letters" } as Parameters<typeof setSettings>[0]);
});

afterEach(() => void vi.restoreAllMocks());

const refusal = () => new NotAuthorized().asSecurityEvent("access refused");

describe("a refusal that is a security event", () => {
  it("is written once, however many loaders of the page refuse alike", () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const visit = visitOf(PAGE);
    reportRefusal(visit, refusal());
    reportRefusal(visit, refusal());
    expect(warn.mock.calls).toMatchObject([[{ id: "a request", event: "access refused" }]]);
    reportRefusal(visitOf(PAGE), refusal());
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("names the account whose session it is, unless it is about another", () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const visit = visitOf(PAGE);
    visit.context.email = "pat@example.org";
    reportRefusal(visit, refusal());
    reportRefusal(visit, new NotAuthorized().asSecurityEvent("login failed", { email: "pat@example.org" }));
    reportRefusal(visit, new NotAuthorized().asSecurityEvent("login failed", { email: "kim@example.org" }));
    const [pats, alsoPats, kims] = warn.mock.calls.map(([line]) => (line as { account?: string }).account);
    expect([alsoPats === pats, kims === pats]).toEqual([true, false]);
    expect(pats).toMatch(/^[\w-]{12}$/);
  });
});

describe("a service that failed", () => {
  it("is logged once, however many requests waited for it", () => {
    const error = vi.spyOn(log, "error").mockReturnValue();
    const failure = new ServiceFailed("mail", "No mail today.", new Error("down"));
    reportRefusal(visitOf(PAGE), failure);
    reportRefusal(visitOf(PAGE), failure);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
