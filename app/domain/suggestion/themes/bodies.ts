import type { Theme } from "./theme";

export const bodies: readonly Theme[] = [
  {
    name: "sex",
    never: `
      porn*, xxx (video|movie|pic|site)*, hentai, erotic*, kinky, threesome*, orgasm*, boner*, fetish*, bdsm, kama sutra, kamasutra, onlyfans, sexting
      sexts, strip teas*, strip (club|poker)*, blow job*, hand job*, nsfw, rule 34, dildo*, horny, pron, lap dance*, sexy, good in bed, (one|1) night stand*, cybersex, sex with *
      sex (toy|tape|video|scene|position|game|trick|tip|chat|site)*, (oral|anal|phone|casual|hot) sex, escort service*
      french kiss*, adult (video|movie|film|site|content)*, x rated, masturbat*, get laid, dirty talk, mak(e|ing) out with (girls|boys), hook* up with (girls|boys), seduc(e|ing)
    `,
    doing: "have, having, get, getting, try, want, wants, better at, enjoy, watch, watching",
    things: "sex, sexual intercourse, intercourse, a threesome",
    unlessWarned: `
      (bypass*|get around|getting around|turn* off|disabl*|hack*|remov*|without|no) (|the|my|any) parental control*
    `,
    together: [
      [
        "naked, undress*, in bed with, without clothes, clothes off, take off (|my|your|her|his|all) (clothes|shirt|pants)",
        "boyfriend, girlfriend, kiss*, game, games, photo*, pictures, webcam, video call, dare*, tiktok, send, my crush",
      ],
    ],
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
    harmless: "naked (eye|mole|neck)*, about sex with, sex (ed|education), sex (cell|chromosome|hormone|organ)*",
  },
  {
    name: "nudity",
    never: `
      (nude|naked) (pic|photo|selfie|video|girl|boy|women|woman|men|man)*
      (send|sending|sent|tak(e|ing)|sell|selling|trade|trading|get|getting|share|sharing|post) (|my|a|some|your) nudes
    `,
    delicate: "nude, nudes, nudity",
    lesson: "art, artist*, paint*, draw*, sculpt*, statue*, museum*, renaissance, photography, history, safe*, online",
  },
];
