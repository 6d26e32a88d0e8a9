import { itemAt } from "./hash";
import type { Band } from "./grade";
import type { Strand } from "./subject-data";
import { capitalize } from "./text";

/** One way to teach a plan. Each nonse stands for one. */
export interface Approach {
  index: number;
  /** Completed by what a strand's child does. */
  opening: string;
  /** Completed by the plan's goal in quotation marks. */
  aim: string;
  /** Sentences of at most 78 characters. */
  tips: Record<Band, readonly string[]>;
}

const approaches: readonly Approach[] = [
  {
    index: 0,
    opening: "The first step is to",
    aim: "This is a step straight toward the aim of this plan:",
    tips: {
      young: [
        "Go in small steps and repeat each one until it feels easy.",
        "Do the first one together, then let your child try.",
        "Five good minutes a day are enough at the start.",
      ],
      middle: [
        "Do one example together, one side by side, then three alone.",
        "Take one small step at a time and check it before the next.",
        "Begin each day with a short look back at the step before.",
      ],
      older: [
        "Study one worked example, then solve harder ones without help.",
        "Write a note on each step, so that the next can stand on it.",
        "End with a short self-test and return to what was missed.",
      ],
    },
  },
  {
    index: 1,
    opening: "A story then shows how to",
    aim: "Here the story turns to the aim of this plan:",
    tips: {
      young: [
        "Tell it as a short bedtime story and let your child retell it.",
        "Let a favorite toy be the hero of the story.",
        "Look at pictures together and make up what happens next.",
      ],
      middle: [
        "Read or invent a story around it and retell it with new names.",
        "Stop in the middle and ask how the story goes on.",
        "Draw the story as a comic strip of six pictures.",
      ],
      older: [
        "Look for the real people and events behind it and retell them.",
        "Write half a page that tells it to a younger reader.",
        "Find an article or a film about it and say what it leaves out.",
      ],
    },
  },
  {
    index: 2,
    opening: "With real things in hand, it is time to",
    aim: "What is tried out here serves the aim of this plan:",
    tips: {
      young: [
        "Draw, cut, move and play; sitting still is not needed.",
        "Use blocks, paper and whatever lies around the house.",
        "Let small hands do it first and talk about it afterward.",
      ],
      middle: [
        "Try it with things from home first and write it down afterward.",
        "Make cards or a small model and use them to play.",
        "Let your child show it to you without using words.",
      ],
      older: [
        "Try it out, note what happened and then try once more.",
        "Build or sketch it first, and only then read how it is done.",
        "Change one thing at a time and keep a record of the result.",
      ],
    },
  },
  {
    index: 3,
    opening: "One good question then helps to",
    aim: "Ask here how it helps with the aim of this plan:",
    tips: {
      young: [
        "Ask what your child thinks first; there is no wrong guess.",
        "Wonder aloud together and follow the answers where they lead.",
        "Let your child ask three questions and answer one of them.",
      ],
      middle: [
        "Let your child guess first, then find out together who was right.",
        "Write down three questions and look for the answers.",
        "Ask for a reason each time, even when the answer is right.",
      ],
      older: [
        "Start from an open question and weigh two possible answers.",
        "Ask how we know, and look for a source that shows it.",
        "Write down what is still unclear and search for it later.",
      ],
    },
  },
  {
    index: 4,
    opening: "The project begins here, and your child sets out to",
    aim: "This part of the project is about the aim of this plan:",
    tips: {
      young: [
        "What comes out of it goes up on the wall or on the fridge.",
        "Keep what your child makes in a box for the final show.",
        "Make it together and let your child choose the colors.",
      ],
      middle: [
        "The result becomes one page of your child's project book.",
        "Finish with one piece that is ready to be shown.",
        "Plan it on paper first, then make it and improve one thing.",
      ],
      older: [
        "The result is one part of a piece of work worth presenting.",
        "Let your child plan it, set a date and show the result.",
        "Ask someone for feedback and work it in before going on.",
      ],
    },
  },
];

/** The approach of a nonse; any whole number will do. */
export function approachOf(nonse: number): Approach {
  return itemAt(approaches, Math.abs(Math.trunc(nonse)) || 0);
}

/** A strand's lesson title in an approach. */
export function titleOf(strand: Strand, approach: Approach): string {
  return approach.index === 0
    ? (strand.plainTitle ?? capitalize(strand.name))
    : itemAt(strand.titles, approach.index - 1);
}

/** Every title a lesson on the strand can have. */
export function titlesOf(strand: Strand): string[] {
  return approaches.map((approach) => titleOf(strand, approach));
}
