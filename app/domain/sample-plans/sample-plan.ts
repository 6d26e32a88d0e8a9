/** A lesson of a sample plan, with its topics' titles. */
export interface SampleLesson {
  title: string;
  explanation: string;
  topics: readonly string[];
}

/** A study plan that visitors can look at and start with: the wizard's answers, and the lessons they led to. */
export interface SamplePlan {
  /** Names it in `?sample=`. */
  id: string;
  emoji: string;
  /** One of the 18 preset subjects. */
  subject: string;
  goal: string;
  previous_knowledge: string;
  /** For whom it is meant, in a parent's words. */
  ages: string;
  lessons: readonly SampleLesson[];
}

/** What names a sample to a parent. */
export type ShownSample = Pick<SamplePlan, "emoji" | "subject" | "goal">;
