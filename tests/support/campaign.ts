/**
 * Whether this is the long run, `npm run test:long`, in which each campaign goes through all of its cases. `npm test`
 * takes a few of each, so that every rule has its examples there.
 */
export const isLongRun = process.env.TEST_LONG === "1";

/** A campaign's cases: all in the long run, else so many of them, spread evenly from the first to the last. */
export function sampleOf<Case>(cases: readonly Case[], count: number): Case[] {
  if (isLongRun || cases.length <= count) return [...cases];
  const step = (cases.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => cases[Math.round(index * step)] as Case);
}
