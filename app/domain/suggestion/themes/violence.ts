import type { Theme } from "./theme";

const SOMEONE =
  "(|my|a|the|that|this|our|your) (|little|big|older|younger|baby|step|annoying|mean|stupid|new|ex|best) (someone|somebody|sister|brother|siblings|mom|dad|mother|father|parents|teacher|principal|classmate*|neighbor*|girlfriend|boyfriend|wife|husband|boss|friend|enemy|enemies|ex|bully|girl|boy|kid|kids|baby|grandma|grandpa|coach|nerd*)";
const PET =
  "(|a|the|my|our|some|stray|neighbor's|an) (|stray|neighbor's|little|class|school|family|neighbors) (cat|cats|dog|dogs|kitten*|puppy|puppies|hamster*|pet|pets|squirrel*|animals)";

export const violence: readonly Theme[] = [
  {
    name: "weapons and bombs",
    never: `
      pipe bomb*, bomb making, molotov*, ghost gun*, car bomb*, nail bomb*, dirty bomb*, suicide vest*
      anarchist cookbook
      (mak|build|cook|mix)* (|some|your own|homemade) (napalm|ricin|anthrax|thermite|nerve gas|gunpowder|nitroglycerin)
      that (can|could|will) kill (|a|some) (person|people|someone|human)*, bomb* with (nails|shrapnel|glass|ball bearings|screws), (fertilizer|pressure cooker|nail|pepper|glass|acid|chemical|backpack) bomb*
      (mak|build|sharpen|carve)* (|a|an|some|your own) (shiv|shank|flamethrower|silencer|zip gun)*, how to make a bomb
      (homemade|home made|diy|improvised) (bomb|napalm|flamethrower|gun|explosive|firework|weapon|grenade|firecracker)*
      (school|mass) shooting (plan|tip|game)*, dry ice bomb*, tannerite, (bomb|gun|weapon|grenade)* making
      shoot up (a|the|my) (school|church|mall)
    `,
    doing: `
      mak(e|ing), build(|ing), construct(|ing), creat(e|ing), assembl(e|ing), print(|ing), buy(|ing), get, getting
      sell(|ing), bring(|ing), smuggl(e|ing), carry(|ing), hid(e|ing), use, using, detonat(e|ing), plan, plant(|ing)
      throw(|ing), tak(e|ing), set off, shoot(|ing), fire, firing, load(|ing), own(|ing), modify(|ing)
    `,
    things: `
      bomb, bombs, explosive, explosives, grenade*, land mine*, landmine*, gun, guns, pistol*, handgun*, firearm*
      assault rifle*, shotgun*, revolver*, silencer*, ammunition, bullets, switchblade*, brass knuckles
      (school|mass) shooting*
    `,
    unlessWarned: `
      into a (|deadly|real|homemade) weapon, (crossbow*|slingshot*|spear*|blowgun*|bow) that (can|could|will) (kill|hurt|injure)
      (throw*|shoot*|point*|aim*|swing*|fir(e|ing)) (|a|an|my|the|some) (knife|knives|gun|arrow*|rock*|brick*|bb gun|firework*|firecracker*|dart*|slingshot*) (at|into) (people|cars|someone|my|airplane*|plane*|driver*|dog*|cat*|animal*|kid*|bird*|squirrel*|other)
      (knife|knives|gun|guns|weapon*|bb gun) (to|into|for|at) (school|class|the bus|a plane)
      (mak(e|ing)|build(|ing)) (|my|your|own|some|big|loud) (firework*|firecracker*|dynamite|explosion)
    `,
    delicate: "thermite, napalm, nitroglycerin, flamethrower*, (school|mass) shooting*",
    lesson: `
      history, war, wars, vietnam, weld*, railway, railroad, why, discover*, invent*, nobel, safe*, drill*, prevent*, grief
      grie*, cop(e|ing), talk*, surviv*, news, fear, scared, afraid, chemistry
    `,
    harmless: `
      (paper|paint*|straw|handprint|glitter|digital|salt|fork|craft|yarn|chalk) (firework|explosion)*, firework* (art|craft|painting|in a)*
      (volcano|foam|soda|color|paint) explosion*, (carry|carried) (a|the) nuclear bomb*, gunpowder (tea|plot), load* the bases, sound explosion*
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
      get away with (a |)murder, (murder|torture|torturing) (someone|somebody|people|animals|cats|dogs|pets), dog fighting
      (kill|murder|stab|poison) (my|our|your) (sister|brother|mom|dad|mother|father|parents|teacher|friend|classmate)*
      (kill|murder|stab|poison) (my|our|your) (neighbor|family|wife|husband|boss|dog|cat)*, snuff film*
    `,
    unlessWarned: `
      (stab|stabbing|strangle|strangling|kidnap|kidnapping|beat up|beating up|choke out|choking out|knock out) ${SOMEONE}
      (kill|killing|murder|murdering|torture|torturing|drown|drowning|poison|poisoning|chok(e|ing)|burn|burning) ${SOMEONE}
      (hurt|hurting|bully|bullying|humiliat(e|ing)|harass*|attack*|punch*|injur(e|ing)|shoot|shooting|scare|blackmail*) ${SOMEONE}
      (kill|killing|torture|torturing|drown|drowning|poison|poisoning|hurting|kick|kicking|burn|burning|skin|skinning) ${PET}
      hurt (a|the|my|our|some) (cat|cats|dog|dogs|kitten*|puppy|puppies|hamster*|pet|pets|animal|animals)
      (shoot|shooting|attack*) (my|the|our|a) (school|class|church|mall|president)
      (get|getting) (back at|even with) (my|the|a|our|someone|him|her|them) *, (chokehold*|choke hold*|sleeper hold*) (on|for|my) *
      (mak(e|ing)|get|getting) (|my|our) (dad|mom|teacher|sister|brother|friend|principal|stepdad|stepmom|him|her|coach|neighbor)* (sick|throw up|pass out|bleed|faint|go to the hospital)
      (trip|push|shov|kick|embarrass|exclud|spit on)(e|ing|) (|a|the|my|some|other|little|new) (kid|girl|boy|people|someone|classmate|sister|brother)* (on|down|off|in front|into|so|at)
      spread(|ing) (rumors|rumours|lies|gossip) about, (smuggl(e|ing)|sneak(|ing)|conceal(|ing)) ~ (knife|knives|gun|guns|weapon*|blade*)
      mak(e|ing) (people|someone|kids|somebody) (die|suffer|bleed), (stalk|stalking) ${SOMEONE}, (run|running) over ${PET}
      kidnap* for (beginners|ransom|money|fun)
      revenge on (|my|a|the|our|your) (someone|bully|bullies|teacher*|classmate*|sister|brother|friend|girl|boy|mom|dad)
      mak(e|ing) (|a|the|my|some|other|another) (kid|kids|girl|boy|sister|brother|classmate|classmates) (cry|bleed|suffer)
      (hit|punch|slap|stab|hurt|kick)* ~ without (getting|being) caught
    `,
    together: [
      [
        "kill, kills, poison, poisons, murder, die",
        "without a trace, untraceable, undetect*, no evidence, without anyone (knowing|noticing), perfect crime, so no one knows",
      ],
    ],
    lesson: "mystery, story, detective, novel, forensic*, sherlock, agatha",
    doing: `
      (how|learn|want|ways|way|plan) to (kill|murder|stab|strangle|torture|poison|hurt|beat up|shoot|kidnap|stalk)
      (how|learn|want|ways|way|plan) to (drown|bully|harass|humiliate|choke|behead), stab, blackmail, kidnap
      make fun of, making fun of, how (do|can|could) (i|you|we) (kill|murder|stab|strangle|poison|hurt|beat up|kidnap|shoot)
    `,
    things: `
      people, someone, somebody, a person, a man, a woman, humans, classmate*, teacher*, kid, kids, children, child
      neighbor*, sister*, brother*, mom, dad, parents, friend*, girl, girls, boy, boys, wife, husband, animal, animals
      cat, cats, dog, dogs, puppy, puppies, kitten*, pets, (my|your) enem*, president*
    `,
    harmless: `
      (hurt|hurting) (|my|a|your|the) (sister|brother|friend|mom|dad)*(|'s) (feeling|knee|arm|leg|back)*
      shoot(|ing) * (photo|video|film|movie|portrait|hoop|basket)*, shoot* (my|a) (sister|brother|friend)* (a|with a camera) *
      choking (first|hazard|victim|baby|person|child|adult)*, burn* (the|a|my) (dog|cat|pet)*(|'s) *
    `,
  },
  {
    name: "hate",
    never: `
      heil hitler, sieg heil, hitler was (right|good), white power, race war, race wars, (be|become|becoming) a nazi, racist joke*
      sexist joke*, holocaust hoax
      holocaust (never happened|was fake|is fake|is a lie|was a lie|is a hoax|didn't happen)
      (white|black|gay|trans|disabled) people are (superior|inferior|better|worse|stupid|evil|dirty)
      (black|white|asian|brown|mexican|disabled|gay|jewish) (people|kids) are (less|not as|not|dumb|too)* (|as) (smart|human|good|equal|worthy|clean)*
      (girls|women|boys) are (dumb|stupid|inferior|less smart)*
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
];
