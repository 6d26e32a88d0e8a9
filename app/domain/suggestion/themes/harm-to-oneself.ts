import type { Theme } from "./theme";

const SELF = "(my|your|our|one|her|him|them) (self|selves)";

/** Whoever asks for these is told whom to call. */
export const harmToOneself: readonly Theme[] = [
  {
    name: "suicide and self-harm",
    needsHelp: true,
    never: `
      (kill?|killing|hang|hanging|strangle|strangling|drown|drowning|harm|harming|unalive|choke|starve) my self
      (kill?|killing|hang|hanging|strangle|strangling|harm|harming|unalive|choke|starve) your self
      (shoot|stab|poison|overdose|suffocate) my self, (end|ending) (my|your) (own|) life, take my own life, end it all
      cut my self on purpose, kms, kys, unaliv*, (want|wanna|ready|going|wish i was|like) to (die|be dead)
      wanna die, wish i (was|were) (dead|never born), better off (dead|without me), (no|any) reason to live
      (don't|dont|do not) want to (live|be alive|exist|be here anymore|wake up)
      (no one|nobody) would (miss me|care if i), tired of (living|being alive), (tie|make|knot) a noose, thigh gap*
      slit* (my|your|the|) wrist*, cut (my|your) wrist*, (hide|hiding|cover|covering) my (cuts|cutting|scars|self harm)
      suicide (method|note|plan|pact|challenge|letter|pill)*, commit* suicide (without|with|by|fast|tonight)
      (never|not) wake up (again|anymore), disappear* forever, (bleed|bleeding) out (from|of) *
      (can't|cant|cannot) go on (anymore|living|any more|like this), end everything, give up on life, hate (my life|my self|being alive), i want to disappear
      feel like (ending it|dying), hang (themselves|himself|herself), (cut|cutting) without (scars|marks|pain|anyone) *
      how to (overdose|commit suicide|self harm), (possible|want|how) to die (from|by|without|quick|quickly|fast|peacefully)
      (best|painless|easy|easiest|quick) (way|death)* to die, ways to die
      (painless|easy|quick) (death|suicide), how many (pills|tylenol|sleeping pills|advil) ~ (die|kill|overdose)
    `,
    unlessWarned: "how to bleed, (making|make) my self bleed",
    doing: "how to, ways to, best way to, want to, learn to, teach * to, help me",
    things: `
      commit suicide, die by suicide, self harm, hurt myself, cut your wrists
      (kill|hang|cut|starve|hurt) (yourself|oneself|themselves|himself|herself)
    `,
    together: [
      [
        "die, dying, kill, bleed out, overdose, suicide, death, dead, hang, pass away, end it, electrocute",
        "painless*, without pain, pills, tablets, wrist*, wrists, in (my|your) sleep, for me, my life, myself, peacefully, nobody notices",
      ],
      [
        "bleed*, blood, pain, deep, without feeling, under sleeves, marks",
        "scratch my *, cut my *, my arms, my skin, my wrist*, my thigh*, my legs, pinch my *, carve *",
      ],
    ],
    delicate: `
      suicid*, self (harm|injur)*, selfharm*, noose*, overdos*, (cut|cutting|hurt|hurting|burn|burning) (myself|yourself|my self|your self)
      (cut|cutting|burn|burning|carve|carving) (my|your) (skin|arm|arms|leg|legs|wrist|wrists|thigh|thighs)
      (jump|jumping) (off|from) (a|the|my|our) (|garage|house|school|shed) (bridge|roof|building|balcony|overpass)
    `,
    lesson: `
      prevent*, aware*, help*, support*, gentle, lost, loss, grie*, died, attempt*, father, mother, dad, mom, brother
      sister, uncle, aunt, friend*, family, hotline, mental health, health class, therap*, tragedy, literature, squad
      bomb*, first aid, bandag*, accident*, what to do, doctor*, cook*, treat*, safe*, avoid*, not, never, slack, history
      west, western*, talk about, talking about, crisis, epidemic, naloxone, danger*, sign*, signs, bungee, parachut*, stunt*, physics, fear, trusted, tell, adult, others
    `,
    harmless:
      "bleed (a|the|my) (radiator|brake)*, help (me|us) (commit|overdos|cut|hang|die|kill)*, without help, dying to, carv(e|ing) (|a|an|the|your|some) (canyon|valley|pumpkin|soap|wood|stick|spoon|stone|turkey)*",
  },
  {
    name: "hunger and purging",
    needsHelp: true,
    never: `
      thinspo*, meanspo*, pro (ana|mia|anorexia), (become|be|get|stay|becoming|being) (anorexic|bulimic)
      (make|making|force|forcing) ${SELF} (throw up|vomit|puke|sick|barf), chew* and spit*
      (how to|tips to|ways to) (purge|starve)
    `,
    unlessWarned: `
      (puk(e|ing)|vomit(|ing)|throw(|ing) up|barf(|ing)|purg(e|ing)) ~ (los(e|ing) weight|thin|skinny|slim|fat|calories)
      (starv(e|ing)|fast|fasting|laxative*|eat(|ing) nothing|not eating|stop eating) ~ (weight|thin|thinner|skinny|slim)
      (skip(|ping) (meals|food|lunch|breakfast|dinner)|diet pill*|crash diet*|water fast*) ~ (weight|thin|skinny|slim)
      (throw(|ing) up|puk(e|ing)|vomit(|ing)) (|food) (after|every) (eating|meal|meals|dinner|lunch|i eat|a meal)
      (puk(e|ing)|vomit(|ing)|throw(|ing) up|purg(e|ing)) (secretly|in secret|quietly), (lose|losing|drop) \\d+ (pounds|lbs|kilos)
      get(|ting) rid of (food|calories|what i ate|my lunch|my dinner) *
      (get|be|stay|become|make me|getting|being) (|super|really|very|so) (skinny|skinnier)
      (mak(e|ing)|get) my (daughter|son|kid|child) (thin|thinner|skinny|slim|lose weight)
      hid(e|ing) (|that|the fact that|how) (|i'm|im|i|you|she's) (not eating|don't eat|not hungry|eat nothing)
      [1-9]\\d\\d calorie* ~ (a|per) day, starv(e|ing) (to|till|until) *, eat(|ing) (nothing|no food) for *
    `,
    together: [
      [
        "stop eating, not eat*, no food, spit* out, throw up, puk(e|ing), skip* (dinner|lunch|breakfast|meals), diet*, fasting, los(e|ing) weight, calories",
        `hate my body, without * (|parents|mom|dad|anyone) (seeing|knowing|noticing), i'm fat, im fat, so fat, too fat, skinny
        ugly, [1-9]\\d\\d calorie* for, (diet|fasting|lose weight|losing weight|weight loss) for (|a|my) (kid|child|girl|boy|teen|daughter|son)*
        my (kid|child|girl|boy|daughter|son|teen) (los|diet|thin|fast)*`,
      ],
      [
        "los(e|ing) weight, skinny, skinnier, thinner, weight loss",
        "instead of (meals|food|eating|lunch|dinner|breakfast), not eating, no food, nothing, starv*, ice cubes, only water, fast, faster, quick, quickly, secret*",
      ],
      ["diet, calories, fasting, lose weight", "[1-9]\\d\\d calories"],
    ],
    delicate: "anorexi*, bulimi*, laxative*, diet pill*",
    lesson: `
      health*, aware*, disorder class, prevent*, help*, class, understand*, recover*, danger*, why, friend*, digest*, fiber, food*
      sign*, signs, support*, treat*, medic*, what
    `,
    harmless: "(tip|trick|way|method)* to",
  },
];
