/**
 * What no plan for a child is made of, beside swearing. A theme is refused for what is to be done with it: most of its
 * words stand in lessons on history, health and safety as well, and those pass.
 *
 * Expressions are in small letters, divided by commas or line ends. A star stands for any ending, (a|b) for either.
 */
export interface Theme {
  name: string;
  /** Refused wherever they stand. */
  never?: string;
  /** Refused when one of `doing` is followed by one of `things`, with at most three words between. */
  doing?: string;
  things?: string;
  /** Refused unless a word of `lesson` stands with them. */
  delicate?: string;
  lesson?: string;
  /** Harmless expressions with words of the above. */
  harmless?: string;
}

/** Said before, these turn what is done into a warning, a question, or something that others do. */
export const warnings = `
  not, no, never, don't, dont, doesn't, shouldn't, won't, can't, cannot, stop*, quit*, avoid*, without, against, refus*
  resist*, prevent*, instead, why, danger*, risk*, harm*, illegal, wrong, law*, ban*, effect*, consequence*, recover*
  people, adults, someone, others, who, soldiers, engineers, miners, hackers, criminals, thieves, scammers, terrorists
  happens, myth*, fake, spot*, chance*, probab*, odds, likely, afraid, fear*, scared, worr*, surviv*
`;

/** Between doing and a thing, these begin something else: 'make a poster about guns'. */
export const dividers = `
  about, after, against, and, are, around, as, at, because, before, but, by, during, for, from, how, if, in, into, is
  like, near, no, not, of, on, or, out, over, that, than, through, to, under, was, were, what, when, where, which, who
  why, with, without
`;

export const themes: readonly Theme[] = [
  {
    name: "sex",
    never: `
      porn*, xxx (video|movie|pic|site)*, hentai, erotic*, fetish*, bdsm, kama sutra, kamasutra, onlyfans, sexting
      sexts, striptease, strip (club|poker)*, lap dance*, sexy, good in bed, (one|1) night stand*, cybersex, sex with *
      sex (toy|tape|video|scene|position|game|trick|tip|chat|site)*, (oral|anal|phone|casual|hot) sex, escort service*
      masturbat*, get laid, dirty talk, mak(e|ing) out with (girls|boys), hook* up with (girls|boys), seduc(e|ing)
    `,
    doing: "have, having, get, getting, try, want, wants, better at, enjoy, watch, watching",
    things: "sex, sexual intercourse, intercourse, a threesome",
    delicate: `
      sex, sexual*, intercourse, penis, penises, vagina*, vulva*, anus, semen, testicle*, condom, condoms, rape, raped
      rapist*, incest, prostitut*, brothel*
    `,
    lesson: `
      health*, puberty, ovar(y|ies), uterus, grow*, body, bodies, biolog*, reproduc*, education, sex ed, anatomy
      private, safe*, protect*, consent, abuse*, assault, harassment, doctor*, hygiene, question*, bab(y|ies), birth
      pregnan*, contracept*, infection*, disease*, cell*, chromosome*, gene, genes, genetic*, hormone*, inherit*
      animal*, plant*, flower*, fish, insect*, bird*, frog*, turtle*, trait*, organ, organs, life cycle*, same, opposite
      equal*, gender*, discriminat*, marriage, orientation, history, war, crime*, law*, victim*, trauma*, surviv*
      prevent*, abstinence, selection
    `,
    harmless: "about sex with, sex (ed|education), sex (cell|chromosome|hormone|organ)*",
  },
  {
    name: "nudity",
    never: "nudes, (nude|naked) (pic|photo|selfie|video|girl|boy|women|woman|men|man)*",
    delicate: "nude, nudity",
    lesson: "art, artist*, paint*, draw*, sculpt*, statue*, museum*, renaissance, photography, history, safe*, online",
  },
  {
    name: "drugs and tobacco",
    never: `
      crystal meth, meth lab*, get high, getting high, (get|getting) stoned, (smok|buy|sell|get|grow)* weed, smok* pot
      (pot|weed|hash) brownies, roll* a joint, magic mushrooms, drug dealing, (be|become) a drug dealer
      vap(e|ing) (trick|flavor|juice)*, (how|learn|learning) to vape, grow(|ing) (marijuana|cannabis), marijuana edibles
    `,
    doing: `
      use, using, tak(e|ing), do, doing, try(|ing), buy(|ing), sell(|ing), deal(|ing), smok(e|ing), vap(e|ing)
      snort(|ing), inject(|ing), mak(e|ing), cook(|ing), roll(|ing), hid(e|ing), mix(|ing), enjoy(|ing), how to get
    `,
    things: `
      drugs, cocaine, heroin, meth, methamphetamine*, marijuana, cannabis, ecstasy, opioids, steroids, e-cigarette*
      cigarette*, cigars, nicotine, tobacco, sleeping pills
    `,
    delicate: "cocaine, heroin, meth, methamphetamine*, lsd, mdma, fentanyl, ketamine",
    lesson: `
      health*, body, brain*, drugs, lung*, no, not, danger*, risk*, harm*, effect*, affect*, avoid*, prevent*, addict*
      why, stop*, quit*, against, aware*, facts, history, law*, war, crisis, overdose*, refus*, resist*, recover*, bit
      digit*, parent*, mother, mom, father, dad, family
    `,
    harmless: `
      prescription drug*, drug store*, weed free, (what|how|why) do *
      get* high (school|score|mark|grade|jump|note|up|in|enough|on the|on a|quality|test|above|into)*
    `,
  },
  {
    name: "alcohol",
    never: "(get|getting) drunk, drinking game*, beer pong, wine tasting*, fake id, fake ids, keg stand*",
    doing: `
      drink(|ing), brew(|ing), mak(e|ing), mix(|ing), buy(|ing), get, getting, sip(|ping), tast(e|ing), try(|ing)
      order(|ing), enjoy(|ing), distill(|ing)
    `,
    things: `
      alcohol, beer*, wine*, vodka, whiskey, whisky, tequila, rum, gin, liquor, moonshine, cocktail, cocktails
      champagne, booze, margarita*, mojito*, martini*
    `,
    delicate: "underage drinking, binge drinking",
    lesson: "danger*, risk*, harm*, effect*, affect*, avoid*, prevent*, why, stop*, no, not, against, health*, law*",
    harmless: `
      (root|ginger|birch) beer*, butterbeer*, beer (batter|bread|bottle|cap|can)*, (virgin|fruit|shrimp) cocktail*
      cocktail (sauce|umbrella|dress|stick)*, wine (sauce|vinegar|cork|glass|bottle|country)*, into wine, vodka sauce
      alla vodka, (rubbing|isopropyl|non) alcohol*, alcohol (ink|marker|thermometer|lamp|free)*, rum (raisin|cake|ball)*
      gin rummy, cotton gin, virgin (mojito|margarita|martini)*
    `,
  },
  {
    name: "suicide and self-harm",
    never: `
      kill myself, killing myself, (end|ending) my life, hang myself, cut myself on purpose, want to die, starve myself
      (slit|cut) my wrist*, suicide (method|note|plan|pact|challenge)*, how to overdose, choking game
      blackout challenge, (best|painless|easy|easiest|quick) way* to die, ways to die, thinspo*, pro ana
      make myself throw up
    `,
    doing: "how to, ways to, best way to, want to, learn to, teach * to, help me",
    things: `
      commit suicide, die by suicide, self harm, hurt myself, cut your wrists
      (kill|hang|cut|starve|hurt) (yourself|oneself|themselves)
    `,
    delicate: "suicide, suicides",
    lesson: `
      prevent*, aware*, help*, support*, gentle, lost, loss, grie*, died, attempt*, father, mother, dad, mom, brother
      sister, uncle, aunt, friend*, family, hotline, mental health, health class, therap*, tragedy, literature, squad
      bomb*
    `,
  },
  {
    name: "weapons and bombs",
    never: `
      pipe bomb*, bomb making, molotov*, ghost gun*, car bomb*, nail bomb*, dirty bomb*, suicide vest*
      anarchist cookbook
      (mak|build|cook|mix)* (napalm|ricin|anthrax|thermite|nerve gas|poison gas|mustard gas|gunpowder)
      shoot up (a|the|my) (school|church|mall)
    `,
    doing: `
      mak(e|ing), build(|ing), construct(|ing), creat(e|ing), assembl(e|ing), print(|ing), buy(|ing), get, getting
      sell(|ing), bring(|ing), smuggl(e|ing), carry(|ing), hid(e|ing), use, using, detonat(e|ing), plan, plant(|ing)
      throw(|ing), set off, shoot(|ing), fire, firing, load(|ing), own(|ing), modify(|ing)
    `,
    things: `
      bomb, bombs, explosive, explosives, grenade*, land mine*, landmine*, gun, guns, pistol*, handgun*, firearm*
      assault rifle*, shotgun*, revolver*, silencer*, ammunition, bullets, switchblade*, brass knuckles
      (school|mass) shooting*
    `,
    harmless: `
      (bath|seed|cocoa|chocolate|photo|glitter|fizzy|fizz|water|smell|stink|veggie|fruit|calorie|logic) bomb*
      (glue|toy|nerf|water|squirt|paper|origami|lego|cardboard|potato|rubber band|heat|nail|staple|spray|price) gun*
      (marshmallow|bubble|cap|pop|air|squirt|water|toy) (gun|pistol)*, gun safety, (school|mass) shooting drill*
      (gun|guns|bomb|bombs) (out of|from|with) (paper|cardboard|lego|clay|rubber bands|popsicle sticks|balloons)*
      the (atomic|atom|nuclear|hydrogen) bomb*, the first (atomic|atom|nuclear|hydrogen) bomb*
      bomb (shelter|cyclone|calorimeter|squad)*, bullet (point|journal|list|train)*
    `,
  },
  {
    name: "violence and cruelty",
    never: `
      get away with murder, (murder|torture|torturing) (someone|somebody|people|animals|cats|dogs|pets), dog fighting
      (kill|murder|stab|poison) (my|our|your) (sister|brother|mom|dad|mother|father|parents|teacher|friend|classmate)*
      (kill|murder|stab|poison) (my|our|your) (neighbor|family|wife|husband|boss|dog|cat)*, snuff film*
    `,
    doing: `
      (how|learn|want|ways|way|plan) to (kill|murder|stab|strangle|torture|poison|hurt|beat up|shoot|kidnap|stalk)
      (how|learn|want|ways|way|plan) to (drown|bully|harass|humiliate|choke|behead), stab, blackmail, kidnap
      how (do|can|could) i (kill|murder|stab|strangle|poison|hurt|beat up|kidnap|shoot)
    `,
    things: `
      people, someone, somebody, a person, a man, a woman, humans, classmate*, teacher*, kid, kids, children, child
      neighbor*, sister*, brother*, mom, dad, parents, friend*, girl, girls, boy, boys, wife, husband, animal, animals
      cat, cats, dog, dogs, puppy, puppies, kitten*, pets, (my|your) enem*, president*
    `,
  },
  {
    name: "gambling",
    never: `
      (sports|horse race) (betting|bets|gambling), slot machine*, (bet|betting) on sports, scratch ticket*
      card counting, online (poker|gambling), (how|learn|want) to gamble, learn gambling
      gambling (tip|site|app|strateg)*, (bet|betting|gamble|gambling) (with|for) (real money|money|cash)
      (poker|cards|dice|blackjack|roulette|craps) for (real money|money|cash)
    `,
    doing: "win, winning, win money at, mak(e|ing) money with, bet(|ting) on, gambl(e|ing) on, buy(|ing)",
    things: "poker, blackjack, roulette, craps, lotter(y|ies), lottery ticket*, scratch-off*, horse races, slots",
    delicate: "casino*, (bet|betting|gamble|gambling) money",
    lesson: "why, probab*, odds, math*, fair, chance*, expected, history, numbers",
  },
  {
    name: "hate",
    never: `
      heil hitler, sieg heil, hitler was (right|good), white power, race war*, (be|become|becoming) a nazi, racist joke*
      sexist joke*, holocaust hoax
      holocaust (never happened|was fake|is fake|is a lie|was a lie|is a hoax|didn't happen)
      (white|black|gay|trans|disabled) people are (superior|inferior|better|worse|stupid|evil|dirty)
      (jews|muslims|immigrants|gays|mexicans) are (inferior|worse|stupid|evil|dirty|terrorists|criminals)
    `,
    doing: "hat(e|ing), kill all, get* rid of, look* down on, mak(e|ing) fun of, mock(|ing), insult(|ing), jokes about",
    things: `
      jews, jewish people, muslims, islam, christians, hindus, black people, blacks, white people, asians, indians
      mexicans, immigrants, foreigners, refugees, gays, gay people, gay kids, lesbians, transgender people, trans people
      trans kids, disabled people, disabled kids, fat people, fat kids, poor people
    `,
    delicate: "white supremac*",
    lesson: "history, civil rights, law*, why, wrong, against, war, movement*, reconstruction, era, class, racism",
    harmless: "white power ranger*",
  },
  {
    name: "extremism and gangs",
    never: "jihadi training, terrorist training, how to be a terrorist, terrorist cell, terror cell",
    doing: `
      join(|ing), becom(e|ing), be like, support(|ing), recruit(|ing) for, donat(e|ing) to, fight(|ing) for
      prais(e|ing), admir(e|ing)
    `,
    things: `
      isis, isil, al qaeda, taliban, hezbollah, terroris(t|ts|m), kkk, ku klux klan, neo nazi*, nazi party
      white supremacist*, a gang, gangs, street gang*, drug cartel*, proud boys
    `,
  },
  {
    name: "theft and break-ins",
    never: `
      credit card fraud, (how|learn) to shoplift, launder money
      (get|getting) into (my|his|her|their|your) (friend|sister|brother|teacher|classmate|neighbor|ex)*
    `,
    doing: `
      hack(|ing), hack(|ing) into, break(|ing) into, crack(|ing), steal(|ing), steal(|ing) from, rob(|bing)
      spy(|ing) on, phish, ddos
    `,
    things: `
      account*, password*, instagram, facebook, snapchat, tiktok, gmail, email*, roblox, robux, wifi, wi-fi, phone
      phones, webcam*, a bank, bank account*, atm, atms, website*, server*, school computer*, school's computer*
      credit card*, identit*, houses, a house, cars, a car, a store, stores
    `,
    harmless: "crack the (code|password|safe)*",
  },
  {
    name: "malware",
    doing: "mak(e|ing), writ(e|ing), cod(e|ing), program(|ming), creat(e|ing), build(|ing), spread(|ing), send(|ing)",
    things: `
      computer virus*, malware, ransomware, spyware, keylogger*, trojan virus*, botnet*, phishing (site|email|page)*
    `,
  },
];
