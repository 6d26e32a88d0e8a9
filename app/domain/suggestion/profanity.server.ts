import {
  DataSet,
  RegExpMatcher,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern as pattern,
} from "obscenity";
import { plainLetters } from "./plain-letters";

/**
 * Words of obscenity's list that stand in harmless ones (Assyria, Dickinson, Pissarro, retardant), are harmless in
 * other languages or places (negro, dyke), or belong to lessons, where unsuitable-themes.ts judges them.
 */
const REPLACED = new Set(
  `abo anal anus arse ass boob chink cock cum dick dyke fag fuck hooker negro nigger orgasm orgy penis piss porn prick
  pussy rape retard scat semen sex shit spastic tit turd twat vagina wank`.split(/\s+/),
);

/**
 * What is looked for instead, in obscenity's notation: | is an end of the word, [x] may be missing, ? is any letter.
 * Repeated letters are one, or two of b, e, g, l, o and s.
 */
const OWN = `
  |anal| |arse| |arses| |arseho[o]le |ass| |asses| |asshol |asswipe |dumbass |smartass |jackass |badass |fatass
  |bo[o]ob| |bo[o]obs| |bo[o]obies| |chink| |chinks| |cock| |cocks| |cocks[s]uck |cum| |cums| |cumshot
  |dick| |dicks| |dickhead |dickpic |fag| |fags| |fagg[o]ot |f[?]ck| |f[?]cks |f[?]cke |f[?]cki fuck |fuk| |fuking
  |milf |motherf |nigg[e]er |nigga |niga| |nigas| |o[o]rgasm |orgy| |orgies| |phuck |piss| |pissed| |pissing|
  po[o]rn |prn| |pussy| |pussies| |retard| |retards| |retarded|
  |shit| |shits| |shite| |shity| |shiting| |shithe |shitho |shits[s]t |sh*t bull[l]shit horseshit batshit dipshit |stfu|
  |tits| |tity| |tities| |tiddies| |turd| |turds| |twat| |twats| |wank| |wanker |wanking| |whores| |wtf|
  |puta| |putas| |mierda| |pendejo |chingar| |chingad
`;

/** Harmless words and names in which the above, or what is left of obscenity's list, would be found. */
const HARMLESS = `
  anal fin, wild ass, african ass, asiatic ass, jackass penguin, the ass and, the ass in the, the ass carr, the ass's
  chink in, chinks in, chink of light, cock-a-, cock a doodle, cock robin, cock crow, weather cock
  cum laude, cum clause, moby dick, moby-dick, dick whittington, dick king, dick van dyke, dick and jane
  dick and harry, dick und, dick tracy, dick turpin, dick bruna, dick fosbury, dick cheney, dick clark, k. dick, k dick
  pussy willow, pussy-willow, pussy cat, pussy-cat, blue tits, great tits, coal tits, tits and chickadees
  chickadees and tits, tits and other birds, cock and hen, cocks and hens, hen and cock, hens and cocks
  cuck-oo, donkeys and asses, asses and donkeys, asses and mules, horses and asses, kike hernandez, kikelomo, william the bastard
`;

const profanity = new RegExpMatcher({ ...words().build(), ...englishRecommendedTransformers });

/** Whether a text swears. Sees through digits and signs for letters, repeated and spaced letters, other alphabets. */
export function isProfane(text: string): boolean {
  return profanity.hasMatch(readable(text));
}

function words() {
  const dataSet = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => REPLACED.has(metadata?.originalWord ?? ""));
  return dataSet.addPhrase((phrase) => {
    for (const word of OWN.trim().split(/\s+/)) phrase.addPattern(pattern(word));
    for (const term of HARMLESS.trim().split(/\s*[,\n]\s*/)) phrase.addWhitelistedTerm(term);
    return phrase;
  });
}

/** Numbers, brackets and exclamation marks are themselves, unless they stand within a word. */
function readable(text: string): string {
  return plainLetters(text)
    .replace(/[()[\]{}|/_]/g, " ")
    .replace(/!+(?![\p{L}\d])/gu, " ")
    .replace(/(?<![\p{L}@$!\d])\$?\d[\d.,:%]*(?:s|st|nd|rd|th)?(?![\p{L}@$!\d])/gu, " ");
}
