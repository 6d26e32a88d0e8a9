import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { type ProgressStep, progressAt, readSteps, withCompletion, withStep } from "~/domain/history/progress-steps";

const told = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1000 })), { maxLength: 12 });
const stepsOf = (reports: readonly ProgressStep[]) => reports.reduce<ProgressStep[]>(withStep, []);

describe("steps of progress", () => {
  it("are the furthest that was told of each time and before, whatever the order of the telling", () => {
    fc.assert(
      fc.property(told, (reports) => {
        const steps = stepsOf(reports);
        for (let quarter = 0; quarter <= 20; quarter += 1) {
          const until = reports.filter(([made]) => made <= quarter).map(([, progress]) => progress);
          expect(progressAt(steps, quarter)).toBe(Math.max(0, ...until));
        }
        expect(stepsOf([...reports].reverse())).toEqual(steps);
        expect(stepsOf([...reports, ...reports])).toEqual(steps);
      }),
    );
  });

  it("are no more than the times at which there was progress", () => {
    expect(
      stepsOf(
        [
          [1, 200],
          [1, 300],
          [2, 100],
          [3, 300],
          [4, 301],
        ].map(([a = 0, b = 0]) => [a, b] as const),
      ),
    ).toEqual([
      [1, 300],
      [4, 301],
    ]);
  });

  it("are none where nothing is kept", () => {
    expect(readSteps(undefined)).toEqual([]);
    expect(progressAt([], 7)).toBe(0);
  });

  it("end with a completion whose time is not kept, which changes no day before", () => {
    expect(withCompletion([])).toEqual([[0, 1000]]);
    expect(withCompletion([[5, 300]])).toEqual([
      [5, 300],
      [6, 1000],
    ]);
    expect(withCompletion([[5, 1000]])).toEqual([[5, 1000]]);
  });
});
