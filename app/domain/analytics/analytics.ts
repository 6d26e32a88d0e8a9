import { z } from "zod/v4";

/** Section 9: the one event that is counted, when a child profile is added. */
export const CHILD_PROFILE_ADDED = { category: "subscribe", action: "subscribe", label: "child_profile_add" } as const;

export const analyticsEventSchema = z.object({
  category: z.literal(CHILD_PROFILE_ADDED.category),
  action: z.literal(CHILD_PROFILE_ADDED.action),
  label: z.literal(CHILD_PROFILE_ADDED.label),
});

export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;
