import type { Theme } from "./theme";

export const crime: readonly Theme[] = [
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
    name: "theft and break-ins",
    never: `
      credit card fraud, shop lift*, launder money
      (get|getting) into (my|his|her|their|your) (friend|sister|brother|teacher|classmate|neighbor|ex)*
    `,
    unlessWarned: `
      hack(|ing) (|into) (my|a|the|your|our|his|her|someone's|people's) (|friend's|teacher's|school's|sister's|brother's|mom's|dad's) (school|teacher*|friend*|neighbor*|brother*|sister*|mom|dad|bank|ex|classmate*|girlfriend|boyfriend|phone|computer|game|server|account*|wifi|email)
      (steal*|rob|robbing|swip(e|ing)) (|from|a|the|my|some|an|someone's|mom's|dad's|teacher's) (|mom's|dad's|teacher's|friend's|neighbor's) (|from|credit|debit) (car|cars|bike|bikes|card|cards|money|cash|wallet|purse|store|stores|candy|phone|phones|answers|robux|account*|shop|shops|toys|packages|mom|dad|parents|people|test)
      (steal*|cheat*|hack*|smok*|drink*|vap*|break* in|skip* school|sneak* out|tak(e|ing) money) ~ without (getting|being) caught
      pick(|ing) (|a|the) (lock|locks) (of|on|to) (|my|the|a|someone's|our) *, (hot wire|hot wiring|hotwire|hotwiring)
      (mak(e|ing)|print(|ing)) (fake|counterfeit) (money|bills|dollar*|cash|ids|id), (scam|scamming|trick|con) (old|elderly|grand*|someone)
      (guess*|steal*|find* out|get|getting|crack*|see|read|reading|log* into|get* into) (my|a|the|someone's|his|her) (friend|teacher|mom|dad|sister|brother|classmate|neighbor|parent|boyfriend|girlfriend|ex)*(|'s) (|iphone|phone|wifi|email|computer|bank) (passcode*|password*|pin|texts|messages|account*|diary|email*)
      (with|use|using|buy|buying|sell|selling) (|a|some) stolen (|credit) (card|account|phone|bike|car)*
      break(|ing) (into|in) (|a|the|my|someone's|some) (|locked|parked|neighbor's|friend's|abandoned) (car|cars|house|houses|phone|locker|school|store|garage|computer)
      (copy|copying|duplicat(e|ing)) (my|the|a) (neighbor|teacher|school|friend)*(|'s) (|house|car|school|master) (key|keys)
      phish(|ing) (my|your|a|classmate*|people|someone|friend*), fak(e|ing) (sick note*|doctor's note*|report card*)
      forg(e|ing) (|a|my|your|mom's|dad's) (|mom's|dad's|parent's|teacher's) signature*, forg(e|ing) (|a|my) (mom's|dad's|parent's|teacher's|doctor's|sick) note, skip(|ping) school, ddos*
      cheat(|ing) (|on|in|at) (|a|the|my|your) (|math|spelling|state|final) (sat|act|test|tests|exam*|quiz*|finals|homework)
    `,
    together: [
      [
        "hack, hacking, steal, stealing, cheat, cheating, leaked",
        "answers, test, tests, exam, exams, grades, report card",
      ],
    ],
    delicate: "pickpocket*, lock pick*, (pick|picking) locks",
    lesson: "oliver, dickens, fagin, avoid*, safe*, travel*, magic, history, how locks work, engineer*",
    doing: `
      hack(|ing), hack(|ing) into, break(|ing) into, crack(|ing), steal(|ing), steal(|ing) from, rob(|bing)
      spy(|ing) on, phish, ddos
    `,
    things: `
      account*, password*, instagram, facebook, snapchat, tiktok, gmail, email*, roblox, robux, wifi, wi-fi, phone
      phones, webcam*, a bank, bank account*, atm, atms, website*, server*, school computer*, school's computer*
      credit card*, identit*, houses, a house, cars, a car, a store, stores
    `,
    harmless:
      "crack the (code|password|safe)*, (fake|play|pretend) money (for|in) (a|our|the|my) (game|store|pretend|play|class|shop)*, steal* (base|second|third|home)*",
  },
  {
    name: "malware",
    unlessWarned: "virus (that|to) (delet*|steal*|destroy*|crash*|wreck*)",
    doing: "mak(e|ing), writ(e|ing), cod(e|ing), program(|ming), creat(e|ing), build(|ing), spread(|ing), send(|ing)",
    things: `
      computer virus*, malware, ransomware, spyware, keylogger*, trojan virus*, botnet*, phishing (site|email|page)*
    `,
  },
];
