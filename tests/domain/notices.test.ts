import { describe, expect, it } from "vitest";
import { noticeIn, noticeText } from "~/domain/notices";
import { paths } from "~/domain/paths";

const ORIGIN = "http://localhost:3000";

describe("a notice", () => {
  it("is read back from the address that was built with it", () => {
    const url = ORIGIN + paths.child.profile("ada_reads", { notice: "archived", study_plan_id: "plan_1" });
    expect(noticeIn("family", url)).toBe("archived");
  });

  it("has a name from the list", () => {
    // @ts-expect-error There is no such notice.
    expect(paths.home({ notice: "unheard_of" })).toBe("/?notice=unheard_of");
  });

  it("is one of the page's own", () => {
    // @ts-expect-error The children have no such notice, though the page 'Support' does.
    expect(paths.home({ notice: "sent" })).toBe("/?notice=sent");
  });

  it.each(["?notice=unheard_of", "?notice=toString", "?notice=", "", "?notice=sent"])(
    "is not what is no notice of the page: %s",
    (query) => {
      expect([noticeIn("family", ORIGIN + query), noticeText("family", ORIGIN + query)]).toEqual([null, undefined]);
    },
  );

  it("of a plan calls the child by name, whatever the name", () => {
    const url = `${ORIGIN}${paths.child.viewStudyPlan("ada_reads", "plan_1", { notice: "moved" })}`;
    expect(noticeText("plan", url, "A$&")).toBe("Saved: this is where A$& is now.");
  });

  it("says nothing of a moved plan, which the list itself tells", () => {
    const url = `${ORIGIN}/?notice=moved`;
    expect([noticeIn("family", url), noticeText("family", url)]).toEqual(["moved", undefined]);
  });
});
