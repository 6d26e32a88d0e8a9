import { expect, it } from "vitest";
import { describedCalls } from "~/http/description/calls";
import { readableDescription } from "~/routes/api_docs.server";

const groups = readableDescription();

it("has every call that is described, and no other", () => {
  const read = groups.flatMap(({ calls }) => calls.map(({ method, path }) => `${method} ${path}`));
  const described = Object.entries(describedCalls).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(read.sort()).toEqual(described.sort());
});

it("tells what is in a list within a list", () => {
  const save = groups
    .flatMap(({ calls }) => calls)
    .find(({ method, path }) => method === "POST" && path === "/lesson_plan/");
  expect(save?.payloads[0]?.fields.map(({ name }) => name)).toContain("study_plan.lessons[].topics[].title");
});
