/** Words that are known by their look alone, even with a letter too many, too few, wrong, or in the wrong place. */
const WORDS = `
  suicide suicidal bleach ammonia poison poisoning poisonous heroin cocaine marijuana cannabis explosive explosives
  grenade weapon weapons drunk vaping shoplift shoplifting anorexia anorexic bulimia laxative laxatives bruise bruises
  starve starving strangle vomit vomiting puking throwing skinny weight overdose pistol murder kidnap torture
  cigarette cigarettes alcohol pornography masturbate masturbation naked sexting stranger strangers myself yourself
  killing thermite napalm gunpowder cyanide chlorine challenge blackout whiskey tequila nicotine stealing hacking
  terrorist hiding choking shooting
`
  .trim()
  .split(/\s+/);

/** Real words that are as near to one of them as a slip. */
const REAL_WORDS = new Set(
  `
  alcohols anorexics beach blackouts blench braise braises breach bruised bruiser bruisers bulimic challenged
  challenger challenges chloride chocking chowing coking cooking drank drink drunks grenades harking hawking herein
  heroic heroine heroins heron hidings hieing hiking hiring hiving hocking kidnaps killings kilning masturbated
  masturbates murders named napalms nuked overdoes overdone overdosed overdoses piking pistil pistols piston
  poisonings poisons poking prison puling scooting sealing seating setting sexing shinny shooing shootings shoplifts
  shorting shouting staling stare staring starling starring starting starved starves starvings stave staving steaming
  steeling sterling straggle strange strangled strangler stranglers strangles stringer stringers stronger suicides
  tequilas termite terrorism terrorists tortured torturer tortures trowing vamping vomits weigh weighs weights weighty
  whisked whisker whiskery wight wright
  heroina heroinas pistola pistolas explosivo explosivos suicida marihuana vomir vomita cocaina poisson hidding
`
    .trim()
    .split(/\s+/),
);

const known = new Set(WORDS);
const byStart = new Map<string, string[]>();
for (const word of WORDS) byStart.set(word.charAt(0), [...(byStart.get(word.charAt(0)) ?? []), word]);

/** A text of plain words with these spelled right. */
export function spelledRight(text: string): string {
  return text.replace(/(?<![\p{L}\d])[a-z]{5,}(?![\p{L}\d])/gu, (word) => {
    if (known.has(word) || REAL_WORDS.has(word)) return word;
    return byStart.get(word.charAt(0))?.find((right) => isOneSlip(word, right)) ?? word;
  });
}

/** Whether one letter is missing, too many, wrong, or has changed places with the next. */
function isOneSlip(word: string, right: string): boolean {
  const extra = word.length - right.length;
  if (Math.abs(extra) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start += 1;
  if (extra === 1) return word.slice(start + 1) === right.slice(start);
  if (extra === -1) return word.slice(start) === right.slice(start + 1);
  if (word.slice(start + 1) === right.slice(start + 1)) return true;
  const isTurned = word[start] === right[start + 1] && word[start + 1] === right[start];
  return isTurned && word.slice(start + 2) === right.slice(start + 2);
}
