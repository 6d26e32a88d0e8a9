import fc from "#tests/support/fast-check";
import { expect, it } from "vitest";
import { drawThumbnail } from "~/domain/video/thumbnail";

const ids = fc.stringMatching(/^[\w-]{1,64}$/);

it("the same video always has the same picture", () => {
  fc.assert(fc.property(ids, (id) => drawThumbnail(id) === drawThumbnail(id)));
});

it("videos have different pictures", () => {
  const pictures = Array.from({ length: 100 }, (_, index) => drawThumbnail(`minnow_${index}`));
  expect(new Set(pictures).size).toBe(100);
});

it("a picture is shapes and numbers only: no words, links, styles or scripts, and nothing of the id", () => {
  fc.assert(
    fc.property(ids, (id) => {
      const svg = drawThumbnail(id);
      const elements = [...svg.matchAll(/<(\w+)/g)].map(([, name]) => name);
      expect(elements.every((name) => ["svg", "rect", "circle", "path", "g"].includes(name ?? ""))).toBe(true);
      expect(svg.replace(/<[^>]*>/g, "")).toBe("");
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|style|on\w+=/);
    }),
  );
});
