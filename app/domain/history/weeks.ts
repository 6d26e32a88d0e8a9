import { WEEKLY_MAIL_HOUR } from "../limits";
import { addDays, dayIn } from "./days";

const DAY_MS = 24 * 60 * 60_000;
const MONDAY = 1;
const THURSDAY = 4;

/** A week that is over, Monday to Sunday. */
export interface Week {
  /** As ISO 8601 names it: "2026-W47". */
  name: string;
  /** Its Sunday, like 2026-11-22. */
  lastDay: string;
}

/**
 * The week that the weekly mail tells about, while it is time to send it: for a day from Monday morning on, by the
 * clocks of the time zone. Null at any other time.
 */
export function weekToMail(timeZone: string, now: number): Week | null {
  // What is early on Tuesday for the clocks still belongs to Monday here.
  const shifted = now - WEEKLY_MAIL_HOUR * 60 * 60_000;
  const day = dayIn(timeZone, shifted);
  return weekday(day) === MONDAY ? { name: weekName(addDays(day, -1)), lastDay: addDays(day, -1) } : null;
}

/** The week that a day is part of, as ISO 8601 names it. */
export function weekName(day: string): string {
  const thursday = addDays(day, THURSDAY - (weekday(day) || 7));
  const year = Number(thursday.slice(0, 4));
  const week = Math.floor((Date.parse(thursday) - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}
