import type { Theme } from "./theme";

const CHILD =
  "(|my|a|the|your|our|their) (|little|own|small|step|foster) (kid|kids|child|children|son|daughter|baby|toddler|stepson|stepdaughter|boy|girl)";
const ADULT =
  "(dad|daddy|mom|mommy|father|mother|stepdad|stepfather|stepmom|uncle|aunt|grandpa|grandma|coach|babysitter|brother|cousin|parents)";
const NETWORK =
  "(online|the internet|internet|discord|roblox|snapchat|instagram|tiktok|fortnite|minecraft|whatsapp|omegle|app|chat|game)";
const PERSON = "(stranger*|someone|guy|man|woman|boy|girl|people|person|friend|friends|adult|adults)";

export const abuse: readonly Theme[] = [
  {
    name: "abuse, and hiding it",
    needsHelp: true,
    never: `
      touching game*, (tickle|touch|special|secret) game* with (|my|an|a) (uncle|adult|grown|coach|teacher|grandpa|man)*
      our little secret*, (without|not) leav(e|ing) (|any|a) (mark|bruise|trace)*, my ${ADULT} (hits|beats|touches) me
      ${ADULT} (hits|beats|touches|molests|rapes|hurts|whips|chokes|burns|punches) me
      (find|finding|meet|meeting|chat with|chatting with) (kids|girls|boys|teens|children|minors) (to meet|near|around|online)
      (get|getting) (a|the|some) (kid|girl|boy|child|teen|\\d+ year old)* to (trust me|send|meet|undress|keep)
      ${ADULT} (hit|touched|molested|raped|choked|punched) me
    `,
    unlessWarned: `
      (hid(e|ing)|cover(|ing)|conceal(|ing)|disguis(e|ing)|explain(|ing)) ~ (bruise*|black eye*|welt*|belt mark*|handprint*)
      (hit|hitting|spank*|beat|beating|whip|whipping|slap|slapping|punch*|smack*|choke|choking|burn|burning) ${CHILD}
      (starve|starving|hurt|hurting|abuse|abusing|torture|torturing|drug|drugging|tie up|tying up|shake) ${CHILD}
      (lock*) ${CHILD} (in|up|inside|outside|out), (hit|spank*|beat*|whip*|kids|child) ~ with a (belt|cord|paddle|stick)
      (not|don't|dont|never) (|to) tell* (|his|her|the|your) (anyone|anybody|teacher*|school|police|cps|doctor*|counselor*|mom|dad) ~ (hit|hits|touch|touches|touched|hurt|hurts|does|did|do|beat|beats|happens at home|i) 
      (keep*|stay*|be) (quiet|silent) about, (lie|lying) to (|the|a|his|her|my) (doctor*|cps|social worker*|nurse*)
      (lie|lying) ~ about ~ (bruise*|injur*|black eye*), (hid|fool|trick|tell|avoid|mislead)* ~ (cps|child protective *)
      (mak|keep|scar|threaten)(e|ing|) ${CHILD} (afraid|scared|quiet|silent|from telling|not tell|lie|lying)
      (train|teach|tell|coach|mak|get|forc)(e|ing|) ${CHILD} to (lie|say (he|she|they|it) (fell|tripped|ran))
      (mak|keep|get)(e|ing|) (my|the|a) (wife|husband|girlfriend|boyfriend|partner|mom|family) (scared|afraid|terrified)*
      (talk|trick|convinc|persuad|pressur|ask)(e|ing|) (a|the|some|my|young) (girl*|boy*|kid*|child*|teen*|friend*) (into|to) (send*|undress*|meet*|sext*|show*)
      groom(|ing) (|a|my|the|some|young|underage) (kid|kids|child|children|girl|girls|boy|boys|minor|minors|teen|teens)
    `,
    together: [
      [
        "dad, daddy, stepdad, father, stepfather, uncle, grandpa, grandfather, cousin, coach, babysitter, stepbrother, teacher, priest",
        "my room at night, into my bed, in my bed, bath with me, touches my, not to tell, don't tell, our secret, private parts, takes pictures of me",
      ],
      [
        "older boyfriend, older girlfriend, online boyfriend, older guy, older man, grown man",
        "meet, meeting, pics, pictures, visit, hotel, his house, his car",
      ],
      [
        "bruise*, broken (arm|bone|leg|rib|finger)*, injur*, black eye*, welts, burn marks, hits, hitting, beating, marks",
        "lie, lies, lying, cover story, hide, hiding, cps, social worker*, excuse, excuses, make up a story",
      ],
      [
        "punish*, disciplin*, teach * a lesson",
        "cold shower*, no food, without food, no dinner, starv*, belt, closet, basement, lock*, kneel*, spank*, hit, hitting, beat, beating, slap*, hot sauce, soap",
      ],
      [
        "secret, secrets, not tell, don't tell",
        "coach, uncle, older (boy|guy|man|friend), texts, chats, dms, online friend*",
      ],
    ],
    delicate: `
      molest*, pedophil*, child abuse*, abus(e|ing) (my|a) *, secret* with (|an|a|my) (grown|adult|stranger|uncle|coach|online)*
      (keep|keeping|have|having) (|a|our|my|the) secret* ~ from (|my|your) (mom|dad|parents|mommy|daddy)
      (run|running|ran) away from home
    `,
    lesson: `
      aware*, prevent*, sign*, signs, help*, safe*, unsafe, report*, stop*, law*, history, surviv*, protect*, surprise*
      birthday*, party, gift*, present*, diary, story, stories, book*, novel*, why, good, bad, support*
    `,
    harmless: `
      (beat|beating|slap|punch|hit)* (|my|the|a) (kid|kids|son|daughter|child|brother|boy|girl)* (at|in|to) *
      bruise* on (apple|fruit|banana|peach)*, hid(e|ing) (the|my|a) (apple|fruit|banana)*, hit* (a|the) (ball|baseball)
      (kid|child|baby|girl|boy)*(|'s) (room|seat|shoe|drum|song|book|toy|game)*, help me (hide|cover)
    `,
  },
  {
    name: "strangers",
    unlessWarned: `
      (go|going|drive|ride) (|over) to (a|some|this) (man|guy|stranger|boy|older guy|older man)*(|'s) (house|car|home|apartment|room|place)
    `,
    delicate: `
      (meet|meeting|visit|visiting|dating|date|hang* out with|go* with|talk* to) ~ ${PERSON} ~ (from|on|over|through|off|in|via) (|the|a|my) ${NETWORK}
      (meet|meeting|visit|visiting|dating|date) ~ (online ${PERSON}|${PERSON} online|internet ${PERSON})
      (meet|meeting) (|up with|with) (|a|some) stranger*, sneak(|ing) out (at|to|of|without|my|through|with) *
      (get|getting|go|going|ride|riding|hop) (|in|into|to|with) (a|some|the) stranger*(|'s) (car|van|truck|house|home)
      (giv(e|ing)|send|sending|shar(e|ing)|tell|telling) ~ (my|your|our) (address|location|password|phone number|body) ~ ${PERSON}
      (send|sending|shar(e|ing)) ~ (picture|photo|pic|selfie|video)* ~ (stranger*|someone online|guy|man|older)
    `,
    lesson: `
      safe*, danger*, never, don't, dont, not, why, privacy, private, risk*, avoid*, aware*, refus*, say no, what to do
      grandma, grandpa, grandparents, pen pal*, book*, story, stories, history, mario
    `,
  },
];
