import type { Theme } from "./theme";

const MAKE = "(mak|produc|creat|generat|brew|cook|extract|distill|buy|order|get)(e|ing|)";
const SWALLOW = "(drink|drinking|eat|eating|swallow|swallowing|inject|injecting|tast(e|ing)|sniff*|sip|sipping)";

export const poisonAndDares: readonly Theme[] = [
  {
    name: "poison and dangerous mixtures",
    unlessWarned: `
      (mix*|combin*|pour*) (|the|some|all|up|together|different) (|household|strong|toxic|bathroom|kitchen) (bleach|ammonia|cleaning product*|cleaning supplies|cleaner*|drain cleaner|pesticide*|medicine*|pills)
      ${MAKE} (|a|some|the|your|own|my|homemade) (|own|deadly|strong|homemade) (chlorine gas|mustard gas|poison|poisons|ricin|cyanide|arsenic|toxic gas|poison gas|nerve gas|sarin|chloroform|strychnine|tear gas)
      (antifreeze|bleach|laxative*|rat poison|sleeping pill*|eye drops|poison|drano|detergent) (in|into) ~ (drink|drinks|coffee|food|bowl|bottle|lunch|tea|soup|milk)
      (drink|drinking|swallow|swallowing|tak(e|ing)) ~ (bottle|lots|all) of (|the|my|mom's) (cough|medicine|pills|tylenol|nyquil|vodka)
      ${SWALLOW} (|some|a|the|little|raw) (bleach|ammonia|antifreeze|detergent|tide pod*|laundry pod*|hand sanitizer|magnet*|battery|batteries|gasoline|paint thinner|mothball*|drano|cleaner*|poison*)
    `,
    together: [
      [
        "bleach, toilet cleaner, toilet bowl cleaner, drain cleaner, drano, ammonia, pool chlorine, oven cleaner",
        "vinegar, react*, mix, mixing, mixed, explo*, toxic, fumes, drink, drinking, prank*, at home",
      ],
    ],
    delicate: `
      bleach (and|with|plus|or) (|some) (vinegar|ammonia|alcohol|peroxide|acid|windex), ammonia (and|with|plus|or) bleach, mustard gas
      (drain cleaner|drano) (and|with|plus) (|aluminum) foil, ricin, sarin, cyanide, strychnine, chlorine gas, rat poison
    `,
    lesson: `
      history, war, wars, world war*, safe*, danger*, never, not, don't, why, what happens in, germ*, laundry, element*, avoid*, warn*, first aid, poison control
      agatha christie, cassava, spy, spies, extinct*, pest*, wildlife, owl*, eagle*
    `,
    harmless:
      "(plant|animal|frog|snake|leftover|mushroom|spider|insect|bee|fish)* make poison*, poison (dart|ivy|oak|sumac|control|apple|frog|potion|plant)*",
  },
  {
    name: "dangerous dares",
    never: `
      (blackout|tide pod|choking|pass out|passout|benadryl|nyquil|skull breaker|penny|outlet|kia|milk crate|one chip|cinnamon|hot water|blue whale|momo|sleeping pill|eraser|huffing) challenge*
      salt and ice challenge*, fire challenge (for|with|on) *, choking game*, pass out game*, (train|car|subway|elevator|roof) surf*, russian roulette
      (make|making) (my|your|a|him|her) (self|friend|sister|brother) (pass out|faint|black out)
    `,
    unlessWarned: `
      (fork*|penny|pennies|paperclip*|knife|key|keys|metal|finger*|coin*|wire*) (in|into|inside) (|a|an|the|my) (|electrical|electric|wall|power) (outlet*|socket*|plug|toaster)
      hold* (my|your|their|our|his|her|the) breath ~ (pass out|faint|black out|unconscious)
      (play|playing|walk*|lay*|lie|lying|stand*|run|running|jump*) on (|the|a|some) (train tracks|railroad tracks|railway tracks|highway|freeway|thin ice)
      (rid(e|ing)|stand*|climb*|sit*) on (|the) (top|roof|back|outside) of (a|the) (|moving) (train|car|bus|truck|subway|elevator|van)
      set(|ting) off firework* (indoors|inside|at school|in the house), start(|ing) a fire (in|at|inside) (|the|a|my) (school|house|class|bathroom|store|forest)
      climb(|ing) ~ (power line*|power pole*|electric tower*|transmission tower*|cell tower*|water tower*)
      (light|lighting|set|setting) (|my|the|a|some|things|stuff|your|our|other) (|things|stuff|school|house|hair|someone|car|trash|paper|room|brother*|sister*|cat|dog|shed|building|myself|people|homework|fart*) on fire
      (jump|jumping|hang|hanging) (from|out of|off|onto) (|a|the|my) (moving|running|speeding|second story|third floor) *
      (laser|lasers|laser pointer*|flashlight) at (airplane|plane|driver|pilot|car|helicopter|eye|people)*
      electrocut(e|ing) (|my|a|the|your) (self|myself|yourself|someone|friend|brother|sister|cat|dog)*
      (cut|cutting|loosen*|mess* with|tamper* with|remov*) ~ brakes, prank call* (911|police|the police), fake (911|bomb) *, bomb threat*, swatting (my|a|the) *
      (burn|burning) (down|up) (|my|the|a|our) (school|house|church|store|building|barn|neighbor*)
      (play|playing) with (fire|matches|lighter*|guns|knives|gasoline|electricity)
      (drive|driving|take|taking) (mom's|dad's|my mom's|my dad's|my parents'|my parents|the family|moms|dads) (car|truck|van)
    `,
    together: [
      [
        "prank*, dare*, tiktok, for fun, for youtube, to be funny, for views",
        "brakes, fire, knife, knives, choke, choking, bleach, train, trains, roof, gasoline, blood, faint, electrocut*, laxative*, poison*, gun, razor*, needle*, glue in",
      ],
    ],
    lesson: "safe*, danger*, why, never, say no, history, peer pressure, dare to, no dare*, choke you",
    harmless:
      "set* (|the|my) (world|stage|heart|imagination)* on fire, light* candle*, playing with electricity and magnet*, puts a fork in an outlet",
  },
];
