/**
 * What no plan for a child is made of, beside swearing. A theme is refused for what is to be done with it: most of its
 * words stand in lessons on history, health and safety as well, and those pass.
 *
 * Expressions are in small letters, divided by commas or line ends. A star stands for any ending, (a|b) for either, ~
 * for up to four words.
 */
export interface Theme {
  name: string;
  /** About harm to oneself or abuse: whoever asks is told whom to call. */
  needsHelp?: true;
  /** Refused wherever they stand, written apart or as one word. */
  never?: string;
  /** Refused when one of `doing` is followed by one of `things`, with at most three words between. */
  doing?: string;
  things?: string;
  /** Refused as what is done: unless a warning stands before them. */
  unlessWarned?: string;
  /** Refused when words of both of a pair stand in one text, in any order, and none of `lesson` with them. */
  together?: readonly (readonly [string, string])[];
  /** Refused unless a word of `lesson` stands with them. */
  delicate?: string;
  lesson?: string;
  /** Harmless expressions with words of the above. */
  harmless?: string;
  /** Of languages that do not divide words by blanks, or add to them in front: found within words too. */
  within?: string;
}

/** Said before, these turn what is done into a warning, a question, or something that others do. */
export const warnings = `
  not, no, never, don't, dont, doesn't, shouldn't, won't, can't, cannot, stop*, quit*, avoid*, without, against, refus*
  resist*, prevent*, instead, why, danger*, risk*, harm*, illegal, wrong, law*, ban*, effect*, consequence*, recover*
  people, adults, someone, others, who, soldiers, engineers, miners, hackers, criminals, thieves, scammers, terrorists
  happens, myth*, fake, spot*, chance*, probab*, odds, likely, afraid, fear*, scared, worr*, what (could|can|might), surviv*, what to do
  sorry, apologiz*, aware*, safe from, deal with, dealing with, coping with
`;

/** Between doing and a thing, these begin something else: 'make a poster about guns'. */
export const dividers = `
  about, after, against, and, are, around, as, at, because, before, but, by, during, for, from, how, if, in, into, is
  like, near, no, not, of, on, or, out, over, that, than, through, to, under, was, were, what, when, where, which, who
  why, with, without
`;
