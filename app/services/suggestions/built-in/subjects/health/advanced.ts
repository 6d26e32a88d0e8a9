import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "puberty",
    level: 4,
    prerequisites: ["hygiene-while-growing"],
    keywords: [
      "puberty",
      "period",
      "periods",
      "menstruation",
      "growing up",
      "body changes",
      "hormones",
      "voice change",
      "sex education",
      "teenager",
    ],
    title: "Understand puberty",
    explanation:
      "Learn which changes puberty brings to all bodies, when they may come and why, and where to ask without shame.",
    goal: "Prepare my child for puberty",
    mastered: "Explains the changes of puberty calmly",
    topics: [
      "Everyone has their own pace",
      "Hormones give the signal",
      "Growth, skin and hair",
      "Breasts and the first period",
      "A deeper voice and other changes",
      "Care, pads and other help",
      "People to ask",
    ],
    safety: ["Care, pads and other help", "People to ask"],
    ways: {
      story: {
        title: "The year when everyone changed but me",
        explanation:
          "Read the diary of a child who waits, compares and worries, and of a cousin for whom it all came early.",
        topic: "Write a kind answer to one diary page",
      },
      handsOn: {
        title: "A kit for growing up",
        explanation:
          "Look at pads, deodorant and a razor's safety rules with a trusted adult, and pack a small bag for school.",
        topic: "Show how one product is used and thrown away",
      },
      question: {
        title: "What is normal?",
        explanation:
          "Look at the range of ages for each change, place made-up children on it and find how wide normal is.",
        topic: "Place three children on the range",
      },
      project: {
        title: "An honest guide for the year below",
        explanation:
          "Write answers to ten questions that younger children ask, have them checked by an adult and illustrate " +
          "them.",
        topic: "Answer one question in clear, kind words",
      },
    },
  },
  {
    id: "changing-emotions",
    level: 4,
    prerequisites: ["stress-and-worries", "puberty"],
    keywords: [
      "mood swings",
      "self-esteem",
      "confidence",
      "identity",
      "teenager",
      "tween",
      "self-image",
      "emotions",
      "moody",
      "crush",
    ],
    title: "Handle mood swings and find one's identity",
    explanation:
      "Explain why feelings grow stronger in the teen years, name values and strengths, and build a realistic " +
      "self-image.",
    goal: "Help my preteen with mood swings and self-esteem",
    mastered: "Knows own strengths and handles mood swings",
    topics: [
      "A brain under construction",
      "Moods and what sets them off",
      "Strengths and values",
      "Comparing oneself with others",
      "First crushes and heartache",
      "Wanting more freedom",
      "Talking with parents",
    ],
    safety: ["Talking with parents"],
    ways: {
      story: {
        title: "Two versions of one Tuesday",
        explanation:
          "Read one day as it happened and as a tired, gloomy mind tells it, and find the thoughts that made the " +
          "difference.",
        topic: "Rewrite one gloomy thought",
      },
      handsOn: {
        title: "A map of myself",
        explanation:
          "Draw a map with mountains of strength, rivers of habits and places of calm, and walk a friend through it.",
        topic: "Add an unexplored region to the map",
      },
      question: {
        title: "Am I the same person in every group?",
        explanation: "Describe yourself at home, in class and online and find out what stays the same underneath.",
        topic: "Find three things that never change",
      },
      project: {
        title: "A letter to my older self",
        explanation: "Write a letter about values, hopes and doubts, add advice to yourself and seal it for a year.",
        topic: "Name the value you want to keep",
      },
    },
  },
  {
    id: "mental-health",
    level: 4,
    prerequisites: ["stress-and-worries"],
    keywords: [
      "mental health",
      "depression",
      "anxiety",
      "therapy",
      "counselor",
      "wellbeing",
      "resilience",
      "sad",
      "loneliness",
      "self-care",
    ],
    title: "Look after mental health",
    explanation:
      "Explain that mental health can be better or worse like any health, spot warning signs, and get help, in a crisis by calling or texting 988.",
    goal: "Understand mental health",
    mastered: "Talks openly about mental health and knows where to get help",
    topics: [
      "What mental health means",
      "Protective habits",
      "Sad or depressed",
      "Anxiety and panic",
      "Words that help and words that hurt",
      "Counselors, doctors and helplines",
      "Being there without carrying it all",
    ],
    safety: [
      "Sad or depressed",
      "Anxiety and panic",
      "Counselors, doctors and helplines",
      "Being there without carrying it all",
    ],
    ways: {
      story: {
        title: "The goalkeeper who spoke up",
        explanation: "Tell of a successful player who hides how bad she feels until a teammate asks twice.",
        topic: "Write the second question the teammate asks",
      },
      handsOn: {
        title: "A well of small good things",
        explanation:
          "List what fills and what drains you in a week, weigh both with stones in jars and change one item.",
        topic: "Fill and empty your jar for one real day",
      },
      question: {
        title: "How can you ask a friend if something is wrong?",
        explanation:
          "Compare openings, tones and places in role-plays and find what makes it easier to answer honestly.",
        topic: "Try three openings with a partner",
      },
      project: {
        title: "A campaign against silence",
        explanation:
          "Collect facts, local contacts and common myths, and create posters or a podcast episode for your school.",
        topic: "Correct one myth with a source",
      },
    },
  },
  {
    id: "body-image-and-media",
    level: 4,
    prerequisites: ["changing-emotions"],
    keywords: [
      "body image",
      "body positive",
      "self-esteem",
      "filters",
      "eating disorder",
      "beauty",
      "social media",
      "weight",
      "photo editing",
      "looks",
    ],
    title: "See through body ideals in media",
    explanation:
      "Explain how images are staged, filtered and sold, notice what they do to self-image, and value what bodies " +
      "can do.",
    goal: "Help my child feel good about his or her body",
    mastered: "Sees through filters and ideals in pictures",
    topics: [
      "Ideals change with time and place",
      "Light, pose and filter",
      "Who earns money from doubt",
      "What scrolling does to mood",
      "Thanking a body for what it does",
      "Kind talk about bodies",
      "Eating disorders and early help",
    ],
    safety: ["Eating disorders and early help"],
    ways: {
      story: {
        title: "One photo, forty edits",
        explanation:
          "Follow a photo from camera to billboard and hear from the person who no longer recognizes herself.",
        topic: "List the edits and what each one sells",
      },
      handsOn: {
        title: "One face, ten pictures",
        explanation:
          "Take ten photos of one object or face with different light, angle and distance and sort them by effect.",
        topic: "Make one picture honest and one flattering",
      },
      question: {
        title: "Would people in 1900 find today's stars beautiful?",
        explanation:
          "Collect portraits from several centuries and regions and find out what stayed and what kept changing.",
        topic: "Compare two ideals a hundred years apart",
      },
      project: {
        title: "A feed that does you good",
        explanation: "Review what you follow for a week with mood notes, change it and report what became different.",
        topic: "Note your mood before and after ten minutes",
      },
    },
  },
  {
    id: "nutrients-in-depth",
    level: 4,
    prerequisites: ["digestion", "reading-food-labels"],
    keywords: [
      "nutrition",
      "nutrients",
      "vitamins",
      "minerals",
      "protein",
      "carbohydrates",
      "fats",
      "calories",
      "diet",
      "vegetarian",
    ],
    title: "Know nutrients and energy in depth",
    explanation:
      "Explain carbohydrates, protein, fats, vitamins and minerals, estimate needs, and judge diets by evidence.",
    goal: "Understand nutrition, vitamins and nutrients",
    mastered: "Explains what nutrients do and plans meals by them",
    topics: [
      "Carbohydrates, quick and slow",
      "Protein and its building blocks",
      "Fats, better and worse",
      "Vitamins and minerals",
      "Energy in and out while growing",
      "Vegetarian and vegan eating",
      "Judging a diet",
    ],
    ways: {
      story: {
        title: "The hens that solved a mystery",
        explanation:
          "Read how Christiaan Eijkman noticed that hens on polished rice fell ill and what the missing part turned " +
          "out to be.",
        topic: "Plan the test he needed to be sure",
      },
      handsOn: {
        title: "Iodine, paper bags and a label hunt",
        explanation:
          "Test foods for fat with paper and for starch with iodine handled by an adult, and compare with the labels.",
        topic: "Test six foods and fill in a table",
      },
      question: {
        title: "Do athletes need protein shakes?",
        explanation:
          "Work out what a young athlete needs, what meals already give and what the shake costs in comparison.",
        topic: "Calculate the protein of one ordinary day",
      },
      project: {
        title: "A week plan for a real family",
        explanation: "Plan seven dinners that meet needs, tastes and a budget, check the nutrients and cook one.",
        topic: "Improve the day that is short of fiber",
      },
    },
  },
  {
    id: "training-science",
    level: 4,
    prerequisites: ["training-and-fitness"],
    keywords: [
      "sports",
      "training plan",
      "heart rate",
      "athlete",
      "muscle",
      "warm-up",
      "injury",
      "recovery",
      "endurance",
      "coach",
    ],
    title: "Plan training by sports science",
    explanation:
      "Use progression, recovery and heart rate zones, prevent injuries, and tell facts from myths about sport.",
    goal: "Improve in sports with a good training plan",
    mastered: "Plans training with load, recovery and heart rate",
    topics: [
      "Overload and adaptation",
      "Heart rate zones",
      "Strength without harm while growing",
      "Technique before load",
      "Recovery, sleep and food",
      "Common injuries and first help",
      "Doping and fair play",
    ],
    safety: ["Strength without harm while growing", "Technique before load", "Common injuries and first help"],
    ways: {
      story: {
        title: "The relay team that trained less",
        explanation: "Tell of a tired team that cuts its hours, plans its rest and runs faster than ever before.",
        topic: "Find the rest days that made the difference",
      },
      handsOn: {
        title: "Zones on the stairs",
        explanation: "Measure pulse at rest, walking, jogging and sprinting upstairs safely, and draw your own zones.",
        topic: "Find the pace at which you can still talk",
      },
      question: {
        title: "Does stretching prevent injuries?",
        explanation: "Compare what coaches believe with what studies found and work out what a good warm-up needs.",
        topic: "Sum up two sources in three sentences",
      },
      project: {
        title: "A six-week plan for one skill",
        explanation: "Choose a skill, test it, plan load and rest for six weeks and present data and lessons learned.",
        topic: "Plan the easiest and the hardest week",
      },
    },
  },
  {
    id: "first-aid-and-resuscitation",
    level: 4,
    prerequisites: ["first-aid-for-small-injuries"],
    keywords: [
      "first aid",
      "cpr",
      "recovery position",
      "choking",
      "unconscious",
      "bleeding",
      "emergency",
      "defibrillator",
      "aed",
      "heimlich",
    ],
    title: "Act in serious emergencies",
    explanation:
      "Check a person, call for help, use the recovery position, stop bleeding and learn chest compressions in a " +
      "course.",
    goal: "Learn first aid for serious emergencies",
    mastered: "Knows the steps for an unconscious person",
    topics: [
      "Safety first, also for helpers",
      "Check, call, act",
      "Recovery position",
      "Pressing on a bleeding wound",
      "Choking",
      "Chest compressions and defibrillator",
      "Taking a real course",
    ],
    safety: "all",
    ways: {
      story: {
        title: "Four minutes at the train station",
        explanation:
          "Follow bystanders through the first minutes of a collapse, with what each of them thinks, fears and does.",
        topic: "Give each bystander one clear task",
      },
      handsOn: {
        title: "Practice on a pillow and on each other",
        explanation:
          "Train compressions on a firm pillow to the beat of a song and the recovery position with a partner.",
        topic: "Keep the beat for two full minutes",
      },
      question: {
        title: "Can you make things worse by helping?",
        explanation:
          "Gather common fears about first aid, check each with a first aid organization and see which are left.",
        topic: "Answer one fear with a fact",
      },
      project: {
        title: "An emergency drill for the family",
        explanation:
          "Write three scenarios, play them with roles and a stopwatch and improve the plan after each round.",
        topic: "Debrief one round and name two improvements",
      },
    },
  },
  {
    id: "alcohol-nicotine-and-drugs",
    level: 4,
    prerequisites: ["training-and-fitness"],
    keywords: [
      "drugs",
      "alcohol",
      "smoking",
      "vaping",
      "vape",
      "nicotine",
      "addiction",
      "cigarettes",
      "peer pressure",
      "substance",
    ],
    title: "Know the facts about alcohol, nicotine and drugs",
    explanation:
      "Explain what these substances do to a growing brain and body, how addiction works, and how to say no.",
    goal: "Talk with my child about alcohol, vaping and drugs",
    mastered: "Knows risks of vaping and alcohol and can say no",
    topics: [
      "What a drug is",
      "Nicotine and vaping",
      "Alcohol and the brain",
      "Cannabis and other drugs",
      "How addiction works",
      "Pressure and ways to say no",
      "Where to get help",
    ],
    safety: [
      "Nicotine and vaping",
      "Alcohol and the brain",
      "Cannabis and other drugs",
      "How addiction works",
      "Pressure and ways to say no",
      "Where to get help",
    ],
    ways: {
      story: {
        title: "The party at which Sam had three answers",
        explanation:
          "Follow Sam through one evening with offers, jokes and pressure, and try out answers that keep friends and " +
          "limits.",
        topic: "Find a fourth answer for Sam",
      },
      handsOn: {
        title: "A maze with foggy goggles",
        explanation:
          "Walk a line and sort coins with smeared safety goggles on and discuss what impaired means on the road.",
        topic: "Sort coins with and without the goggles",
      },
      question: {
        title: "Who pays for the colorful vapes?",
        explanation:
          "Look at flavors, colors and ads, find whom they aim at and what the makers gain from early users.",
        topic: "Take one ad apart sentence by sentence",
      },
      project: {
        title: "A fact check for the schoolyard",
        explanation:
          "Collect ten claims classmates make, check each with two health sources and publish a fair answer sheet.",
        topic: "Check one claim with two sources",
      },
    },
  },
  {
    id: "respect-and-consent",
    level: 4,
    prerequisites: ["conflict-and-bullying", "puberty"],
    keywords: [
      "consent",
      "respect",
      "relationships",
      "boundaries",
      "dating",
      "healthy relationship",
      "saying no",
      "trust",
      "empathy",
    ],
    title: "Build relationships on respect and consent",
    explanation:
      "Explain consent, set and respect limits, recognize healthy and unhealthy relationships, and find help.",
    goal: "Teach my child about consent and healthy relationships",
    mastered: "Sets limits and respects the limits of others",
    topics: [
      "Limits differ from person to person",
      "Asking and hearing the answer",
      "A yes that is free",
      "Changing one's mind",
      "Signs of a healthy relationship",
      "Signs of control and pressure",
      "Help for oneself and others",
    ],
    safety: [
      "Asking and hearing the answer",
      "A yes that is free",
      "Changing one's mind",
      "Signs of control and pressure",
      "Help for oneself and others",
    ],
    ways: {
      story: {
        title: "Three messages on one evening",
        explanation: "Read three chats between two people who like each other and find in which one both feel free.",
        topic: "Rewrite the chat that has pressure in it",
      },
      handsOn: {
        title: "Stop, closer, farther",
        explanation:
          "Walk toward a partner who says stop, swap roles and notice the words, looks and steps that show a limit.",
        topic: "Read a limit without any words",
      },
      question: {
        title: "Is jealousy a sign of love?",
        explanation:
          "Collect what songs and films say, compare it with what experts and friends say and form an opinion.",
        topic: "Compare a song line with expert advice",
      },
      project: {
        title: "A guide to healthy relationships",
        explanation:
          "Design cards with green, yellow and red signs for friends and couples and discuss them with a group.",
        topic: "Write one card of each color",
      },
    },
  },
  {
    id: "judging-health-claims",
    level: 4,
    prerequisites: ["reading-food-labels", "germs-and-getting-well"],
    keywords: [
      "health claims",
      "myths",
      "evidence",
      "study",
      "placebo",
      "misinformation",
      "fake news",
      "supplements",
      "advertising",
      "sources",
    ],
    title: "Judge health claims",
    explanation:
      "Tell evidence from anecdote, explain controlled studies and placebo, and check advice from the internet.",
    goal: "Teach my child to tell health facts from myths",
    mastered: "Checks health claims with good sources",
    topics: [
      "Who says it and who profits",
      "Anecdote and evidence",
      "Controlled trials",
      "Placebo",
      "Correlation is not cause",
      "Good sources",
      "Asking a professional",
    ],
    safety: ["Asking a professional"],
    ways: {
      story: {
        title: "The mayor, the doctor and the miracle tonic",
        explanation:
          "Tell of a town that swears by a tonic and of the test that a doctor and a child set up on the square.",
        topic: "Design the two groups of their test",
      },
      handsOn: {
        title: "A blind taste test as a trial",
        explanation:
          "Run a blinded comparison of two waters or juices, keep the key hidden and count how often tasters are " +
          "right.",
        topic: "Keep tasters and servers blind to the cups",
      },
      question: {
        title: "Do ice cream sales cause sunburn?",
        explanation: "Look at both curves through a year, find the hidden third factor and collect more such pairs.",
        topic: "Find the hidden cause behind two pairs",
      },
      project: {
        title: "A health myth of the month column",
        explanation:
          "Choose a common myth, research it, rate the evidence and publish it with sources for family or school.",
        topic: "Rate one myth on a scale with reasons",
      },
    },
  },
];
