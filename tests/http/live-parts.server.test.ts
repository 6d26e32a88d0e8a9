import { describe, expect, it } from "vitest";
import { cutAtLivePart } from "~/http/live-parts.server";

describe("a page with a live part", () => {
  it("is cut at the token that was made for it", () => {
    const page = "<main><div>a-token</div></main>";
    expect(cutAtLivePart(page, "a-token")).toEqual({ before: "<main><div>", after: "</div></main>" });
  });

  it("is sent whole when it does not show the place, as an error does", () => {
    expect(cutAtLivePart("<main><!--live:another--></main>", "a-token")).toBeNull();
  });
});
