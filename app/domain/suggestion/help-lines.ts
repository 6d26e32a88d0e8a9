import { messages } from "../messages";

/** People whom anyone in the United States can call, at any hour and without charge. */
export interface HelpLine {
  name: string;
  /** As it is dialed. */
  number: string;
  can_text: boolean;
  /** What they are there for, in a sentence. */
  about: string;
}

/** Shown, and answered by calls, where a wish is about harm to oneself or abuse. */
export const helpLines: readonly HelpLine[] = [
  { name: messages.lifelineName, number: "988", can_text: true, about: messages.lifelineAbout },
  { name: messages.childhelpName, number: "1-800-422-4453", can_text: true, about: messages.childhelpAbout },
  { name: messages.emergencyName, number: "911", can_text: false, about: messages.emergencyAbout },
];

/** The numbers that a lesson may name, in digits: these, and poison control. */
export const HELP_NUMBERS: ReadonlySet<string> = new Set(["988", "911", "8004224453", "8002221222"]);
