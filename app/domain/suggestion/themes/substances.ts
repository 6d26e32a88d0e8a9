import type { Theme } from "./theme";

export const substances: readonly Theme[] = [
  {
    name: "drugs and tobacco",
    never: `
      crystal meth, meth lab*, get high, getting high, (get|getting) stoned, (pot|weed|hash) brownies, magic mushrooms, drug dealing, (be|become) a drug dealer
      (how|learn|learning) to vap(e|ing), vap(e|ing) (trick|flavor|juice|pen)*, (how|learn|learning) to vape, (sniff|huff|inhal)* (glue|paint|gas|gasoline|markers)
      (weed|pot|cannabis|thc) (brownies|edibles|gummies|pen|dealer|plant)*, roll* (|a|some) (joint|blunt)*, whippets
      (cough syrup|robitussin|benadryl|pills) (high|trip)*, (drop|take|make|buy|try|cook)* (lsd|shrooms|molly|mdma|dmt|acid tabs)
      snort* (adderall|ritalin|pill|powder|coke|smarties|ketamine)*, grow(|ing) (marijuana|cannabis), marijuana edibles
    `,
    unlessWarned: "(smok|buy|sell|get|grow|hid|roll|vap)* weed, smok* pot",
    doing: `
      use, using, tak(e|ing), do, doing, try(|ing), buy(|ing), sell(|ing), deal(|ing), smok(e|ing), vap(e|ing)
      snort(|ing), inject(|ing), mak(e|ing), cook(|ing), roll(|ing), hid(e|ing), mix(|ing), enjoy(|ing), how to get
    `,
    things: `
      drugs, cocaine, heroin, meth, methamphetamine*, vape, vapes, juul*, marijuana, cannabis, ecstasy, opioids, steroids, e-cigarette*
      cigarette*, cigars, nicotine, tobacco, sleeping pills
    `,
    delicate: "cocaine, heroin, shrooms, meth, methamphetamine*, lsd, mdma, fentanyl, ketamine",
    lesson: `
      health*, body, brain*, drugs, lung*, no, not, danger*, risk*, harm*, effect*, affect*, avoid*, prevent*, addict*
      why, stop*, quit*, against, aware*, facts, history, law*, war, crisis, overdose*, refus*, resist*, recover*, bit
      digit*, parent*, mother, mom, father, dad, family
    `,
    together: [
      [
        "weed, vape, vapes, vaping, nicotine, zyn*, cannabis, marijuana, edibles, cocaine, shrooms, drugs, meth, cigarette*, tobacco",
        "taste*, try, trying, dealer, middle school, at school, hide, hiding, cool, flavor*, party, how do i get, get high, first time, for teens, for kids, buy, sell, cheap",
      ],
    ],
    harmless: `
      weed (control|killer|barrier), prescription drug*, drug store*, weed free, (what|how|why) do *
      get* high (school|score|mark|grade|jump|note|up|in|enough|on the|on a|quality|test|above|into)*
    `,
  },
  {
    name: "alcohol",
    never: `
      (get|getting|be) (|really|super|too) drunk, (beer|whisk(e|)y|liquor|vodka) tasting*, (chug|shotgun)* (|a|the|some) (beer|wine|vodka|booze|liquor)*
      (cocktail|beer|wine|vodka|tequila|liquor|booze|shots)* for (|a|my) (kid|teen|child|minor|student)*, drinking game*, beer pong, wine tasting*, fake id, fake ids, keg stand*
    `,
    doing: `
      drink(|ing), brew(|ing), mak(e|ing), mix(|ing), buy(|ing), get, getting, sip(|ping), tast(e|ing), try(|ing)
      order(|ing), enjoy(|ing), distill(|ing)
    `,
    things: `
      alcohol, beer*, wine*, vodka, whiskey, whisky, tequila, rum, gin, liquor, moonshine, cocktail, cocktails
      champagne, booze, margarita*, mojito*, martini*
    `,
    together: [
      [
        "vodka, whiskey, tequila, liquor, booze, hard seltzer, alcohol, beer*",
        "at school, teachers, can't tell, hide, hiding, sneak*, without (parents|mom|dad|anyone)*, for teens, for kids, party, get wasted, funnel",
      ],
    ],
    delicate: "underage drinking, binge drinking",
    lesson: "danger*, risk*, harm*, effect*, affect*, avoid*, prevent*, why, stop*, no, not, against, health*, law*",
    harmless: `
      (root|ginger|birch) beer*, butterbeer*, beer (batter|bread|bottle|cap|can)*, (virgin|fruit|shrimp) cocktail*
      cocktail (sauce|umbrella|dress|stick)*, wine (sauce|vinegar|cork|glass|bottle|country)*, into wine, vodka sauce
      alla vodka, (rubbing|isopropyl|non) alcohol*, alcohol (ink|marker|thermometer|lamp|free)*, rum (raisin|cake|ball)*
      gin rummy, cotton gin, virgin (mojito|margarita|martini)*
    `,
  },
];
