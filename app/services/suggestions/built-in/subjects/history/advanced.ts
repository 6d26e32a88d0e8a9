import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "weighing-evidence",
    level: 4,
    prerequisites: ["primary-sources"],
    keywords: [
      "historical thinking",
      "causes and effects",
      "argument",
      "essay",
      "evidence",
      "bias",
      "interpretation",
      "research",
      "thesis",
      "propaganda",
    ],
    title: "Argue from evidence like a historian",
    explanation:
      "Ask a researchable question, sort causes and effects, weigh biased sources against each other and defend a " +
      "thesis.",
    goal: "Write a history essay with evidence",
    mastered: "Argues a historical thesis with evidence",
    topics: [
      "A question that can be answered",
      "Causes, triggers and effects",
      "Bias, silence and propaganda",
      "Agreement between sources",
      "A thesis with three supports",
      "Notes and citations",
      "Changing your mind",
    ],
    ways: {
      story: {
        title: "The Gift the Emperor Never Gave",
        explanation:
          "Tell how Lorenzo Valla proved in 1440, from language, law and history, that a famous imperial gift was forged.",
        topic: "Explain Valla's best clue",
      },
      handsOn: {
        title: "Domino Causes",
        explanation: "Write the causes of one event on blocks, set them up, and discuss which one could be taken away.",
        topic: "Build and explain a chain of causes",
      },
      question: {
        title: "Does History Repeat Itself?",
        explanation:
          "Choose two events that are often compared, list what they share and what differs, and judge the comparison.",
        topic: "Write a verdict with three reasons",
      },
      project: {
        title: "A History Fair Entry",
        explanation:
          "Research a question of your own in five sources, and present it as an essay, exhibit, film or website.",
        topic: "State a thesis and defend it to a listener",
      },
    },
  },
  {
    id: "slavery-and-abolition",
    level: 4,
    prerequisites: ["american-colonies", "african-kingdoms"],
    keywords: [
      "slavery",
      "slave trade",
      "abolition",
      "underground railroad",
      "harriet tubman",
      "frederick douglass",
      "middle passage",
      "freedom",
      "plantation",
    ],
    title: "Understand slavery and the fight to end it",
    explanation:
      "Learn how the Atlantic slave trade worked, how enslaved people lived and resisted, and how abolition was won.",
    goal: "Learn about slavery and the Underground Railroad",
    mastered: "Explains the slave trade and how it was ended",
    topics: [
      "The trade between three continents",
      "The Middle Passage",
      "Life and family under slavery",
      "Resistance, revolt and flight",
      "Douglass, Tubman and other voices",
      "Haiti, Britain and the road to abolition",
    ],
    ways: {
      story: {
        title: "The Boy Who Traded Bread for Letters",
        explanation:
          "Tell how young Frederick Douglass, forbidden to read, gave bread to other boys in exchange for lessons.",
        topic: "Tell why reading was feared by slaveholders",
      },
      handsOn: {
        title: "Quilts, Stars and Hidden Routes",
        explanation:
          "Map one escape route with rivers, safe houses and stars, and sort proven signs from later legends.",
        topic: "Plan a route and mark its dangers",
      },
      question: {
        title: "How Could People Defend It?",
        explanation:
          "Read what defenders of slavery claimed and how Douglass and others answered, and see where the money went.",
        topic: "Answer one claim with evidence",
      },
      project: {
        title: "A Memorial in Names and Words",
        explanation:
          "Research one person who resisted slavery, and design a memorial with their own words at its center.",
        topic: "Choose a quotation and explain it",
      },
    },
  },
  {
    id: "civil-war",
    level: 4,
    prerequisites: ["slavery-and-abolition", "westward-expansion"],
    keywords: [
      "civil war",
      "abraham lincoln",
      "gettysburg",
      "union",
      "confederacy",
      "emancipation",
      "north and south",
      "reconstruction",
      "grant and lee",
    ],
    title: "Understand the American Civil War",
    explanation:
      "Explain how slavery divided the nation, follow the war from Fort Sumter to Appomattox, and see what " +
      "Reconstruction tried.",
    goal: "Learn about the Civil War",
    mastered: "Explains the causes and results of the Civil War",
    topics: [
      "Free states and slave states",
      "Lincoln and secession",
      "Soldiers, nurses and families",
      "The Emancipation Proclamation",
      "Gettysburg and the address",
      "Three amendments",
      "The hopes and end of Reconstruction",
    ],
    ways: {
      story: {
        title: "Two Minutes at Gettysburg",
        explanation:
          "Tell how Lincoln spoke for about two minutes at Gettysburg after a two-hour speech that few remember.",
        topic: "Speak two sentences of the address",
      },
      handsOn: {
        title: "A Letter from Camp",
        explanation:
          "Write a soldier's or nurse's letter in dim light, on tea-stained paper, from facts you have looked up.",
        topic: "Use five true details in the letter",
      },
      question: {
        title: "What Did They Say They Were Fighting For?",
        explanation:
          "Read sentences from declarations of secession and from Lincoln's speeches, and compare the reasons given.",
        topic: "Quote one reason from each side",
      },
      project: {
        title: "A Documentary in Five Pictures",
        explanation:
          "Choose five photographs of the war, research each, and record a spoken film with music of the time.",
        topic: "Write and record the narration",
      },
    },
  },
  {
    id: "french-revolution",
    level: 4,
    prerequisites: ["renaissance", "american-revolution"],
    keywords: [
      "french revolution",
      "enlightenment",
      "napoleon",
      "bastille",
      "louis xvi",
      "haiti",
      "bolivar",
      "human rights",
      "guillotine",
    ],
    title: "Follow ideas into the age of revolutions",
    explanation:
      "See how Enlightenment ideas led to revolution in France, Haiti and Latin America, and why freedom was won and " +
      "lost.",
    goal: "Learn about the French Revolution",
    mastered: "Explains the causes and course of the French Revolution",
    topics: [
      "Thinkers of the Enlightenment",
      "Three estates and empty coffers",
      "1789 and the Rights of Man",
      "The Terror",
      "Napoleon, reformer and conqueror",
      "Toussaint Louverture and Haiti",
      "Bolívar and Latin America",
    ],
    ways: {
      story: {
        title: "The Women Who Walked to Versailles",
        explanation:
          "Tell how market women marched from Paris to Versailles for bread in October 1789, and brought back the " +
          "king.",
        topic: "Report from the march as it arrives",
      },
      handsOn: {
        title: "The Unequal Cake",
        explanation:
          "Divide a cake or a bag of beans as taxes and land were divided among the three estates, and hold a meeting.",
        topic: "Play the meeting with one demand each",
      },
      question: {
        title: "Can a Revolution Go Too Far?",
        explanation:
          "Follow the years from 1789 to 1799, mark where you would have stopped, and explain it to someone.",
        topic: "Mark and defend your turning point",
      },
      project: {
        title: "A Revolution Compared in One Chart",
        explanation:
          "Chart three revolutions by causes, leaders, documents, violence and results, and present what they share.",
        topic: "Present two likenesses and two differences",
      },
    },
  },
  {
    id: "industrial-revolution",
    level: 4,
    prerequisites: ["renaissance"],
    keywords: [
      "industrial revolution",
      "factories",
      "steam engine",
      "machines",
      "child labor",
      "railroads",
      "inventions",
      "edison",
      "cities",
      "workers",
    ],
    title: "Understand the Industrial Revolution",
    explanation:
      "Explain why machines and steam changed work, towns and nature, and how workers and reformers fought for " +
      "better lives.",
    goal: "Learn about the Industrial Revolution",
    mastered: "Explains how factories changed life and work",
    topics: [
      "From spinning wheel to mill",
      "James Watt and steam",
      "Coal, iron and railroads",
      "Crowded cities",
      "Children at work, and laws to stop it",
      "Unions and reformers",
      "Electricity and the assembly line",
    ],
    ways: {
      story: {
        title: "The Mill Girls of Lowell",
        explanation:
          "Tell of a farm daughter who went to the Lowell mills for wages, and found noise, friends and a strike.",
        topic: "Write her letter home on payday",
      },
      handsOn: {
        title: "Craft Shop against Assembly Line",
        explanation:
          "Make paper houses alone and then on a line with one task each, and compare time, quality and mood.",
        topic: "Run both and chart the results",
      },
      question: {
        title: "Did Machines Make Life Better?",
        explanation:
          "Take wages, food, health, hours and air in 1800 and 1900, and weigh the answer for different people.",
        topic: "Answer for three different people",
      },
      project: {
        title: "Biography of One Invention",
        explanation:
          "Choose an invention such as the telegraph or sewing machine, and show what came before, how it worked and " +
          "what followed.",
        topic: "Show three effects it had",
      },
    },
  },
  {
    id: "immigration",
    level: 4,
    prerequisites: ["industrial-revolution"],
    keywords: [
      "immigration",
      "ellis island",
      "angel island",
      "immigrants",
      "migration",
      "melting pot",
      "citizenship",
      "refugees",
      "moving to america",
    ],
    title: "Learn why people leave home and start anew",
    explanation:
      "Trace the great migrations to America and elsewhere, hear why people left and what met them, and link it to " +
      "your own region.",
    goal: "Learn about immigration and Ellis Island",
    mastered: "Explains why people migrated and what they met",
    topics: [
      "Push and pull",
      "The famine Irish",
      "Ellis Island",
      "Angel Island and the Chinese Exclusion Act",
      "Neighborhoods, work and newspapers",
      "The Great Migration within the country",
      "Laws and newcomers since 1965",
    ],
    ways: {
      story: {
        title: "Annie Moore's Ten-Dollar Coin",
        explanation:
          "Tell of Annie Moore from Ireland, who was the first through the gates of Ellis Island on New Year's Day " +
          "1892.",
        topic: "Tell the day in her own voice",
      },
      handsOn: {
        title: "One Suitcase, Twelve Things",
        explanation:
          "Choose twelve real things to take to a new country forever, pack them, and explain what is left behind.",
        topic: "Explain three hard choices",
      },
      question: {
        title: "What Does It Take to Become a Citizen?",
        explanation:
          "Find out how people became citizens in 1900 and today, try some questions of the test, and compare.",
        topic: "Answer ten questions of the test",
      },
      project: {
        title: "An Oral History of an Arrival",
        explanation:
          "Interview someone who moved from another country or region, and make an illustrated page or sound piece.",
        topic: "Record and edit one interview",
      },
    },
  },
  {
    id: "empires-and-colonialism",
    level: 4,
    prerequisites: ["industrial-revolution", "age-of-exploration"],
    keywords: [
      "colonialism",
      "imperialism",
      "british empire",
      "scramble for africa",
      "india",
      "gandhi",
      "colonies",
      "decolonization",
      "independence movements",
    ],
    title: "Understand empires and independence",
    explanation:
      "Explain how a few states ruled much of the world around 1900, how colonized people lived and resisted, and " +
      "how independence came.",
    goal: "Learn about colonialism and independence movements",
    mastered: "Explains how empires grew and how colonies became free",
    topics: [
      "Raw materials, power and pride",
      "The British in India",
      "The Berlin Conference and Africa",
      "Resistance from Ethiopia to Aceh",
      "Gandhi and the march for salt",
      "New states after 1945",
      "Borders and debts that remained",
    ],
    ways: {
      story: {
        title: "Two Hundred and Forty Miles for Salt",
        explanation:
          "Tell how Gandhi walked to the sea in 1930 with a growing crowd, to pick up a handful of forbidden salt.",
        topic: "Tell why salt was the right choice",
      },
      handsOn: {
        title: "Draw the Line with a Ruler",
        explanation:
          "Give one player a map of peoples and another only a ruler, divide the land, and see what the borders cut.",
        topic: "Count and name what the lines divided",
      },
      question: {
        title: "Who Owns the Things in a Museum?",
        explanation:
          "Study the case of the Benin bronzes or another object, hear both sides, and propose a fair answer.",
        topic: "Propose a solution for one object",
      },
      project: {
        title: "The Story of One Independence",
        explanation:
          "Choose a country that became free after 1945, and make an illustrated time line with voices from it.",
        topic: "Present five steps to independence",
      },
    },
  },
  {
    id: "world-war-one",
    level: 4,
    prerequisites: ["industrial-revolution"],
    keywords: [
      "world war 1",
      "world war one",
      "first world war",
      "trenches",
      "great war",
      "ww1",
      "1914",
      "armistice",
      "treaty of versailles",
    ],
    title: "Understand the First World War",
    explanation:
      "Explain how alliances turned a murder into a world war, what trench life was like, and how the peace left new " +
      "conflict.",
    goal: "Learn about World War I",
    mastered: "Explains causes and results of World War I",
    topics: [
      "Alliances, rivalry and Sarajevo",
      "The plan that failed and the trenches",
      "Soldiers from the colonies",
      "Women at work at home",
      "America enters, Russia leaves",
      "The armistice and Versailles",
    ],
    ways: {
      story: {
        title: "The Night the Guns Were Silent",
        explanation:
          "Tell of Christmas 1914, when soldiers in some places climbed out of the trenches, sang and swapped gifts.",
        topic: "Tell it in two letters from both sides",
      },
      handsOn: {
        title: "The Chain of Alliances",
        explanation: "Tie chairs together with strings for the treaties of 1914, pull once, and see who is drawn in.",
        topic: "Replay the five weeks of summer 1914",
      },
      question: {
        title: "Who Was to Blame?",
        explanation: "Read what a few historians say about the guilt of 1914, and rank the powers with your reasons.",
        topic: "Rank five powers and defend the order",
      },
      project: {
        title: "A Memorial and Its Names",
        explanation: "Visit or look up a war memorial, research one name, and tell that life in words and pictures.",
        topic: "Write the life of one person",
      },
    },
  },
  {
    id: "world-war-two",
    level: 4,
    prerequisites: ["world-war-one"],
    keywords: [
      "world war 2",
      "world war two",
      "second world war",
      "ww2",
      "hitler",
      "holocaust",
      "anne frank",
      "d-day",
      "pearl harbor",
      "hiroshima",
    ],
    title: "Understand the Second World War and the Holocaust",
    explanation:
      "Learn how dictators led to war, how the Holocaust came about, how people resisted and helped, and how the war " +
      "ended.",
    goal: "Learn about World War II and the Holocaust",
    mastered: "Explains the course of World War II and the Holocaust",
    topics: [
      "Crisis and dictators",
      "From persecution to the Holocaust",
      "War in Europe and in the Pacific",
      "Children in hiding and in evacuation",
      "Resistance and rescue",
      "Camps for Japanese Americans",
      "D-Day, Hiroshima and the end",
    ],
    ways: {
      story: {
        title: "Anne's Red Checkered Diary",
        explanation:
          "Read chosen pages by Anne Frank, tell her story with care, and talk about what she hoped to become.",
        topic: "Choose one sentence of hers and say why",
      },
      handsOn: {
        title: "A Week on Ration Cards",
        explanation: "Plan the meals of a family of four with wartime rations, and cook one simple dish from them.",
        topic: "Plan three days within the rations",
      },
      question: {
        title: "Why Did Some People Help?",
        explanation: "Study two rescuers such as Miep Gies and Chiune Sugihara, and look for what made them act.",
        topic: "Name three reasons found in their words",
      },
      project: {
        title: "A Quiet Exhibit on One Life",
        explanation:
          "Research one child or rescuer with a parent, and make a respectful exhibit of text, map and dates.",
        topic: "Write texts that let facts speak",
      },
    },
  },
  {
    id: "cold-war",
    level: 4,
    prerequisites: ["world-war-two"],
    keywords: [
      "cold war",
      "soviet union",
      "berlin wall",
      "space race",
      "nuclear weapons",
      "cuba",
      "vietnam",
      "communism",
      "iron curtain",
      "korea",
    ],
    title: "Understand the Cold War",
    explanation:
      "Explain the rivalry of the United States and the Soviet Union, its crises and proxy wars, the space race and " +
      "its end.",
    goal: "Learn about the Cold War",
    mastered: "Explains the Cold War and how it ended",
    topics: [
      "Two systems and two blocs",
      "Berlin, divided by a wall",
      "Korea, Vietnam and other hot wars",
      "Thirteen days over Cuba",
      "The race to the moon",
      "Peaceful crowds in 1989",
    ],
    ways: {
      story: {
        title: "The Mistake That Opened the Wall",
        explanation:
          "Tell how a confused answer at a press conference sent thousands of Berliners to the border on one night " +
          "in 1989.",
        topic: "Report live from the gate that night",
      },
      handsOn: {
        title: "Walls of String",
        explanation:
          "Divide your home with string for a day, with rules and passes, and talk about what it did to everyone.",
        topic: "Keep the rules for an hour and report",
      },
      question: {
        title: "What Kept the Cold War Cold?",
        explanation: "Study the Cuban crisis hour by hour, decide at three moments, and compare with what was decided.",
        topic: "Decide and justify at three moments",
      },
      project: {
        title: "A Witness Talk from Before 1990",
        explanation:
          "Interview someone who remembers those years, here or elsewhere, and edit it with pictures and dates.",
        topic: "Ask eight questions and check two facts",
      },
    },
  },
  {
    id: "womens-rights",
    level: 4,
    prerequisites: ["industrial-revolution"],
    keywords: [
      "women's rights",
      "suffrage",
      "vote",
      "suffragettes",
      "susan b anthony",
      "sojourner truth",
      "equality",
      "nineteenth amendment",
      "voting rights",
    ],
    title: "Follow the long road to votes for women",
    explanation:
      "Trace how women in many countries fought for education, work, property and the vote, and which ways and " +
      "arguments they used.",
    goal: "Learn about women's rights and suffrage",
    mastered: "Explains how women won the right to vote",
    topics: [
      "What a married woman could not own",
      "Seneca Falls in 1848",
      "Sojourner Truth, Anthony and Stanton",
      "New Zealand goes first",
      "Marches, petitions and prison",
      "The 19th Amendment, and who still could not vote",
    ],
    ways: {
      story: {
        title: "The Vote a Mother Decided",
        explanation:
          "Tell how young Harry Burn of Tennessee changed his vote in 1920 because of a letter from his mother.",
        topic: "Tell the roll call with its surprise",
      },
      handsOn: {
        title: "Sashes, Banners and a Petition",
        explanation: "Make a banner and sash in suffrage colors, write a petition, and argue for it against a doubter.",
        topic: "Win one signature by argument",
      },
      question: {
        title: "Why Did It Take So Long?",
        explanation:
          "Collect arguments used against votes for women, answer each, and find out who profited from delay.",
        topic: "Answer four old arguments",
      },
      project: {
        title: "A World Map of the First Vote",
        explanation:
          "Color a world map by the decade in which women could first vote, and add portraits and surprises.",
        topic: "Explain three surprises on the map",
      },
    },
  },
  {
    id: "civil-rights",
    level: 4,
    prerequisites: ["civil-war"],
    keywords: [
      "civil rights",
      "martin luther king",
      "rosa parks",
      "segregation",
      "jim crow",
      "ruby bridges",
      "nonviolence",
      "mlk",
      "march on washington",
      "black history",
    ],
    title: "Understand the civil rights movement",
    explanation:
      "Explain segregation and the ways of protest from the bus boycott to the march on Washington, the laws they " +
      "won and what remained.",
    goal: "Learn about the civil rights movement",
    mastered: "Explains how the civil rights movement changed laws",
    topics: [
      "Jim Crow and segregation",
      "The court case of Brown",
      "Montgomery and the bus boycott",
      "Sit-ins and Freedom Riders",
      "Children of Little Rock and Birmingham",
      "The laws of 1964 and 1965",
      "What others learned from it",
    ],
    ways: {
      story: {
        title: "Six Years Old with Four Marshals",
        explanation:
          "Tell how Ruby Bridges walked past a shouting crowd to her first grade class in New Orleans in 1960.",
        topic: "Tell what helped Ruby to go on",
      },
      handsOn: {
        title: "The Boycott by Numbers",
        explanation: "Plan how a town gets to work without buses for a year, with car pools, walking routes and money.",
        topic: "Organize one day for fifty riders",
      },
      question: {
        title: "Why Did Nonviolence Work?",
        explanation:
          "Study how protesters trained to stay calm, what cameras changed, and where others chose different ways.",
        topic: "Give reasons with two examples",
      },
      project: {
        title: "A Speech and Its Sources",
        explanation:
          "Read parts of King's 1963 speech, find the texts it draws on, and write a short speech for a cause of " +
          "today.",
        topic: "Write and speak two minutes",
      },
    },
  },
  {
    id: "our-recent-world",
    level: 4,
    prerequisites: ["cold-war", "empires-and-colonialism"],
    keywords: [
      "modern history",
      "apartheid",
      "mandela",
      "internet",
      "globalization",
      "september 11",
      "recent history",
      "21st century",
      "united nations",
    ],
    title: "Trace how today's world came about",
    explanation:
      "Connect events since 1989, from Mandela's election to the Internet, and learn how to judge history that is " +
      "still being written.",
    goal: "Learn about recent history and the modern world",
    mastered: "Explains major events since 1989",
    topics: [
      "The end of apartheid",
      "A growing European Union",
      "The World Wide Web",
      "September 11 and its results",
      "Trade, crises and pandemics",
      "The United Nations and human rights",
      "Why recent history is hard to judge",
    ],
    ways: {
      story: {
        title: "Twenty-Seven Years and a Handshake",
        explanation: "Tell how Nelson Mandela left prison in 1990, and chose to work with those who had locked him up.",
        topic: "Tell one decision that surprised others",
      },
      handsOn: {
        title: "A Headline Time Machine",
        explanation:
          "Print or write headlines from thirty years without dates, order them, and check how well you did.",
        topic: "Order fifteen headlines and check",
      },
      question: {
        title: "What from Our Time Will Be in Books in 2100?",
        explanation:
          "Ask five people of different ages for the most important event of their life, and judge what will last.",
        topic: "Choose three events and defend them",
      },
      project: {
        title: "A Time Capsule with Commentary",
        explanation:
          "Gather ten objects and texts of this year, explain to a future historian what each shows, and seal it.",
        topic: "Write ten comments for the future",
      },
    },
  },
];
