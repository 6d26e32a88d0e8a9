import { accountCalls } from "./account-calls";
import { childCalls } from "./child-calls";
import { planCalls } from "./plan-calls";
import { progressCalls } from "./progress-calls";
import { subscriptionCalls } from "./subscription-calls";
import { suggestionCalls } from "./suggestion-calls";

/** Every call of section 7, by its path. */
export const describedCalls = {
  ...accountCalls,
  ...childCalls,
  ...subscriptionCalls,
  ...planCalls,
  ...suggestionCalls,
  ...progressCalls,
} as const;

/** The same under the headings of section 7. */
export const callGroups = [
  { title: "Account and authentication", calls: accountCalls },
  { title: "Children", calls: childCalls },
  { title: "Subscription", calls: subscriptionCalls },
  { title: "Study plans", calls: planCalls },
  { title: "Suggestions", calls: suggestionCalls },
  { title: "Progress and history", calls: progressCalls },
] as const;
