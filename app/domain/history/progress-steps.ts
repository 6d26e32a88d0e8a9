/** In which quarter of an hour a further progress was made, in thousandths. */
export type ProgressStep = readonly [quarter: number, progress: number];

/** The steps that are kept of a video; none when nothing is. */
export function readSteps(json: string | undefined): ProgressStep[] {
  return json === undefined ? [] : (JSON.parse(json) as ProgressStep[]);
}

/** The furthest progress by the end of a quarter. */
export function progressAt(steps: readonly ProgressStep[], quarter: number): number {
  return steps.findLast(([made]) => made <= quarter)?.[1] ?? 0;
}

/**
 * The steps with one more. They come in the order of time and only rise, whatever the order in which they are told:
 * progress never goes back.
 */
export function withStep(steps: readonly ProgressStep[], [quarter, progress]: ProgressStep): ProgressStep[] {
  if (progress <= progressAt(steps, quarter)) return [...steps];
  const before = steps.filter(([made]) => made < quarter);
  const after = steps.filter(([made, reached]) => made > quarter && reached > progress);
  return [...before, [quarter, progress], ...after];
}

/** The steps of a video that was completed at a time which is not kept: after all that is. */
export function withCompletion(steps: readonly ProgressStep[]): ProgressStep[] {
  return withStep(steps, [(steps.at(-1)?.[0] ?? -1) + 1, 1000]);
}
