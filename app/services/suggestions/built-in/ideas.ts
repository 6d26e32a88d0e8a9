import { findSubject } from "./find-subject";
import { type Band, bandOf } from "./grade";
import { countMatches } from "./keywords";

/** Where, from the easiest idea to the hardest, a child of this age is likely to be: 0 to 5. */
const LIKELY_PLACE: Record<Band, number> = { young: 0, middle: 2.4, older: 5 };

/** Up to six goals, those that fit the description and the grade level first. */
export function goalIdeas(subject: string, description: string, gradeLevel: string): string[] {
  return inFittingOrder(findSubject(subject).goals, description, gradeLevel);
}

/** Up to six descriptions of what a child may know, those that fit the goal and the grade level first. */
export function knowledgeIdeas(subject: string, goal: string, gradeLevel: string): string[] {
  return inFittingOrder(findSubject(subject).knowledge, goal, gradeLevel);
}

function inFittingOrder(ideas: readonly string[], words: string, gradeLevel: string): string[] {
  const likely = LIKELY_PLACE[bandOf(gradeLevel)];
  return ideas
    .map((idea, place) => ({
      idea,
      matches: countMatches(idea.split(/\s+/u), words),
      distance: Math.abs(place - likely),
    }))
    .sort((one, other) => other.matches - one.matches || one.distance - other.distance)
    .map(({ idea }) => idea);
}
