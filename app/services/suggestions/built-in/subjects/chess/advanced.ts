import type { CurriculumLesson } from "../../subject-data";

/** Calculation, planning, deeper endings and life as a player. */
export const advanced: readonly CurriculumLesson[] = [
  {
    id: "calculation",
    level: 4,
    prerequisites: ["mate-in-two", "remove-the-guard"],
    keywords: ["calculate", "think ahead", "visualize", "candidate moves", "see moves in your head", "blindfold"],
    title: "Calculate three moves ahead",
    explanation: "Choose candidate moves, follow forced lines in your head and judge the position at the end of each.",
    goal: "Calculate several moves ahead in chess",
    mastered: "Calculates three moves ahead without moving pieces",
    topics: [
      "Candidate moves",
      "Forcing moves first",
      "Holding a position in mind",
      "The reply you would hate most",
      "Judging the final position",
      "Comparing two lines",
    ],
    ways: {
      story: {
        title: "The player who saw without a board",
        explanation:
          "Hear how Philidor amazed London in the 1780s by playing three games at once with his eyes covered.",
        topic: "Play four moves with your eyes closed",
      },
      handsOn: {
        title: "Stepping stones across a combination",
        explanation:
          "Say three moves aloud, set up the position you see and compare it with the real one after the moves.",
        topic: "Set up the position after three moves",
      },
      question: {
        title: "Which reply would hurt the most?",
        explanation: "Search every line for the answer you fear, and drop or keep the idea by what you find there.",
        topic: "Find the hole in a tempting attack",
      },
      project: {
        title: "Publish a thinking protocol",
        explanation:
          "Record your thoughts aloud on one hard position, write them as a tree and mark where you went astray.",
        topic: "Draw your thoughts as a tree of moves",
      },
    },
  },
  {
    id: "middlegame-plans",
    level: 4,
    prerequisites: ["opening-principles", "blunder-check", "forks"],
    keywords: [
      "plan",
      "strategy",
      "middlegame",
      "middle game",
      "positional",
      "what to do after the opening",
      "outpost",
    ],
    title: "Make a plan in the middle game",
    explanation:
      "Compare kings, pieces and pawns, choose a goal and improve the worst piece. Stop the other side's plan first.",
    goal: "Learn to plan in the middle game",
    mastered: "Makes plans in the middle game",
    topics: [
      "Comparing both sides",
      "Your worst piece",
      "Open files for rooks",
      "Strong squares for knights",
      "The other side's plan",
      "Plans in small steps",
    ],
    ways: {
      story: {
        title: "The tiger who waited",
        explanation:
          "Meet Tigran Petrosian, world champion of the 1960s, who stopped attacks before they had even begun.",
        topic: "Find the quiet move that spoils a plan",
      },
      handsOn: {
        title: "Plan with colored arrows",
        explanation:
          "Lay paper arrows for where each piece would like to stand and carry out the plan against a partner.",
        topic: "Move your worst piece along its arrow",
      },
      question: {
        title: "What does the other side dream of?",
        explanation:
          "Let the other side make three free moves in your mind, see what it would do and decide how to stop it.",
        topic: "Write down the dream and the cure",
      },
      project: {
        title: "Write a battle report of one game",
        explanation: "Describe one of your games as a report of plans, with a sketch at each turning point.",
        topic: "Sketch three turning points",
      },
    },
  },
  {
    id: "pawn-structure",
    level: 4,
    prerequisites: ["pawn-endings", "middlegame-plans"],
    keywords: [
      "pawn structure",
      "passed pawn",
      "isolated pawn",
      "doubled pawns",
      "pawn chain",
      "weak pawns",
      "strategy",
    ],
    title: "Read the pawn structure",
    explanation: "Tell strong pawns from weak ones, create a passed pawn and let the pawn chain show where to attack.",
    goal: "Understand pawn structure",
    mastered: "Knows passed, isolated and doubled pawns",
    topics: [
      "Passed pawns",
      "Isolated and doubled pawns",
      "Backward pawns and weak squares",
      "Pawn chains and their base",
      "Majorities and pawn breaks",
      "Blocking a passed pawn with a knight",
    ],
    ways: {
      story: {
        title: "The soul of chess",
        explanation:
          "Read why Philidor wrote in 1749 that pawns are the soul of chess, when others thought little of them.",
        topic: "Defend Philidor's view with a position",
      },
      handsOn: {
        title: "Pawn skeletons",
        explanation:
          "Take all pieces off a position from a game, play with kings and pawns alone and see what the pawns want.",
        topic: "Play three skeletons to the end",
      },
      question: {
        title: "Which pawn will fall first?",
        explanation: "Rank the pawns of both sides by weakness, then play on and see whether you were right.",
        topic: "Rank eight pawns from strong to weak",
      },
      project: {
        title: "Make an atlas of pawn structures",
        explanation: "Map five common structures with plans for both sides, like landscapes with roads and hills.",
        topic: "Draw roads for both sides' plans",
      },
    },
  },
  {
    id: "good-and-bad-pieces",
    level: 4,
    prerequisites: ["middlegame-plans", "piece-values"],
    keywords: ["bishop pair", "good bishop", "bad bishop", "knight or bishop", "exchange sacrifice", "active pieces"],
    title: "Tell good pieces from bad ones",
    explanation:
      "Judge pieces by what they can do in the position, trade bad ones and keep good ones. Choose knight or bishop.",
    goal: "Know which pieces to keep and which to trade",
    mastered: "Tells good pieces from bad ones and trades wisely",
    topics: [
      "Active and passive pieces",
      "Bishops and their own pawns",
      "Knights in closed positions",
      "The pair of bishops",
      "Trading the right piece",
      "Giving a rook for a strong minor piece",
    ],
    ways: {
      story: {
        title: "The bishop locked in by friends",
        explanation: "Pity a bishop walled in by its own pawns and tell how it either gets out or gets traded.",
        topic: "Free the bishop in two different ways",
      },
      handsOn: {
        title: "Knights against bishops, twice",
        explanation:
          "Play two knights against two bishops with locked pawns, then with open lines, and note who did better.",
        topic: "Play both settings with changed sides",
      },
      question: {
        title: "Would you swap this piece for that one?",
        explanation: "Offer ten trades of equal points, decide each by what the pieces do and defend your choice.",
        topic: "Defend one refused trade",
      },
      project: {
        title: "Give every piece a school report",
        explanation:
          "Take one position and write a report for each piece with grade, reason and one tip for improvement.",
        topic: "Grade all pieces of one position",
      },
    },
  },
  {
    id: "attack-on-the-king",
    level: 4,
    prerequisites: ["mate-patterns", "calculation"],
    keywords: ["attack", "king attack", "sacrifice", "castled king", "immortal game", "combination", "attacking chess"],
    title: "Attack the castled king",
    explanation:
      "Bring more attackers than defenders, open lines and give up material when the attack can be seen to the end.",
    goal: "Learn to attack the castled king",
    mastered: "Attacks a castled king and judges sacrifices",
    topics: [
      "Counting attackers and defenders",
      "Weaknesses in the pawn wall",
      "The bishop sacrifice on h7",
      "Opposite castling and pawn storms",
      "Bringing a rook over",
      "When an attack is not justified",
    ],
    ways: {
      story: {
        title: "The immortal game",
        explanation:
          "Play through Anderssen's game of 1851, in which he gave away both rooks and his queen and still mated.",
        topic: "Stop before each gift and guess why",
      },
      handsOn: {
        title: "Storm the castle from a set position",
        explanation: "Set up a castled king with few guards, attack it ten times and change one defender each time.",
        topic: "Find which defender saves the king",
      },
      question: {
        title: "Is this sacrifice sound?",
        explanation: "Take three sacrifices, search for the best defense in each and say which would have worked.",
        topic: "Find the best defense to each gift",
      },
      project: {
        title: "Film a commentary of a great attack",
        explanation: "Pick a famous attacking game, prepare the key moments and comment on them as for an audience.",
        topic: "Explain one sacrifice in thirty seconds",
      },
    },
  },
  {
    id: "hard-defense",
    level: 4,
    prerequisites: ["stalemate-and-draws", "calculation"],
    keywords: ["defend", "defense", "losing position", "save a draw", "never give up", "comeback", "swindle"],
    title: "Defend a hard position",
    explanation:
      "Find the real threat, trade attackers, give back material or set problems. Save half points that seemed lost.",
    goal: "Learn to defend bad positions",
    mastered: "Defends hard positions and looks for a draw",
    topics: [
      "Finding the real threat",
      "Trading the attackers",
      "Giving back material",
      "Counterattack",
      "Perpetual check",
      "Fortresses",
      "When to resign",
    ],
    ways: {
      story: {
        title: "The swindle of the century",
        explanation:
          "Watch how Larry Evans saved a lost game in 1963 by giving away his last rook and queen for stalemate.",
        topic: "Play the rescue on the board",
      },
      handsOn: {
        title: "Start a rook behind",
        explanation: "Play ten games a piece down against a partner and collect points for every move you hold out.",
        topic: "Hold out for thirty moves",
      },
      question: {
        title: "What is the least bad move?",
        explanation:
          "List all moves in a bad position, say what is wrong with each and choose the one that asks the most.",
        topic: "Rank five bad moves",
      },
      project: {
        title: "Make a rescue manual",
        explanation:
          "Collect six ways to save a lost game, with a drawn position for each and a level of hope in stars.",
        topic: "Rate every rescue with stars",
      },
    },
  },
  {
    id: "rook-endings",
    level: 4,
    prerequisites: ["rook-mate", "pawn-endings"],
    keywords: ["rook endgame", "lucena", "philidor", "endgame", "active rook", "bridge", "passed pawn"],
    title: "Play rook endings",
    explanation:
      "Put the rook behind passed pawns, build the bridge and hold the third-rank defense. Keep king and rook active.",
    goal: "Learn the most important rook endgames",
    mastered: "Knows the bridge and the third-rank defense",
    topics: [
      "Rooks behind passed pawns",
      "Active rook or extra pawn",
      "Cutting off the king by files",
      "Building the bridge",
      "The third-rank defense",
      "Checks from far away",
    ],
    ways: {
      story: {
        title: "The champion who gave pawns for a king march",
        explanation:
          "Follow Capablanca in New York in 1924, who let two pawns go so that his king could walk up and win.",
        topic: "Find the step that decided the game",
      },
      handsOn: {
        title: "Build the bridge ten times",
        explanation: "Set up the bridge position on each file, win it against a partner and switch to defend it once.",
        topic: "Build the bridge on four files",
      },
      question: {
        title: "Why are rook endings often drawn?",
        explanation: "Play one with an extra pawn from both sides and find out what the defender needs to hold it.",
        topic: "List what the defender must have",
      },
      project: {
        title: "Make an endgame traffic map",
        explanation: "Draw the main rook endings as a map that leads by yes and no questions to win or draw.",
        topic: "Test the map on five positions",
      },
    },
  },
  {
    id: "endgame-strategy",
    level: 4,
    prerequisites: ["pawn-endings", "rook-endings", "good-and-bad-pieces"],
    keywords: ["endgame", "minor piece endgame", "zugzwang", "underpromotion", "convert advantage", "opposite bishops"],
    title: "Turn an advantage into a win in the endgame",
    explanation:
      "Trade into won endings, create a second weakness and use zugzwang. Know when bishops or a wrong corner draw.",
    goal: "Win endgames with a small advantage",
    mastered: "Wins endgames with an extra pawn",
    topics: [
      "Trading pieces, not pawns",
      "The king walks to the center",
      "Zugzwang",
      "Two weaknesses",
      "Bishops of opposite colors",
      "The wrong corner for the bishop",
      "Promoting to something else",
    ],
    ways: {
      story: {
        title: "The priest who asked for a rook",
        explanation:
          "Solve the study of Saavedra, a priest who in 1895 found a win by turning a pawn into a rook, not a queen.",
        topic: "Show why a queen would only draw",
      },
      handsOn: {
        title: "One pawn up, ten times",
        explanation:
          "Play out ten endings with an extra pawn against a partner and sort them by what decided the game.",
        topic: "Sort the endings by what decided them",
      },
      question: {
        title: "Would you rather not have to move?",
        explanation: "Hunt for positions in which every move makes things worse and find out how to pass the turn on.",
        topic: "Find zugzwang in four positions",
      },
      project: {
        title: "Set an endgame exam for your club",
        explanation: "Choose eight endings, write tasks and fair marks, let others take it and discuss the answers.",
        topic: "Write the answers with reasons",
      },
    },
  },
  {
    id: "opening-repertoire",
    level: 4,
    prerequisites: ["first-openings", "pawn-structure"],
    keywords: [
      "repertoire",
      "openings",
      "sicilian",
      "french defense",
      "caro-kann",
      "queen's gambit",
      "gambit",
      "variations",
    ],
    title: "Build an opening repertoire",
    explanation:
      "Choose openings that suit you for White and against each first move. " +
      "Learn plans and typical mistakes with them.",
    goal: "Build an opening repertoire for White and Black",
    mastered: "Has a small opening repertoire with plans",
    topics: [
      "Open, half-open and closed games",
      "One system as White",
      "An answer to the king's pawn",
      "Handling gambits",
      "The plans behind the moves",
      "Keeping notes up to date",
    ],
    ways: {
      story: {
        title: "Openings and the places they come from",
        explanation:
          "Trace how openings got the names of countries, cities and players, and tell the tale of two of yours.",
        topic: "Put your openings on a world map",
      },
      handsOn: {
        title: "Sparring from move eight",
        explanation: "Start ten games from the same position of your opening and change sides after each one.",
        topic: "Note a new idea after each sparring game",
      },
      question: {
        title: "Which opening fits me?",
        explanation: "Look at your wins and losses, say which positions you enjoy and pick openings that lead to them.",
        topic: "List positions you like and dislike",
      },
      project: {
        title: "Write your own opening book",
        explanation: "Make a notebook with a chapter per opening, main moves, plans, traps and a model game in each.",
        topic: "Choose a model game for each chapter",
      },
    },
  },
  {
    id: "analyze-your-games",
    level: 4,
    prerequisites: ["notation", "calculation"],
    keywords: ["analysis", "analyze games", "engine", "computer", "learn from mistakes", "improve", "annotate"],
    title: "Analyze your own games",
    explanation:
      "Go through a game without help first, find turning points and then check with an engine. " +
      "Draw lessons for training.",
    goal: "Learn from past chess games",
    mastered: "Analyzes own games and learns from mistakes",
    topics: [
      "Your own thoughts first",
      "Turning points",
      "Better moves for both sides",
      "What an engine can and cannot tell",
      "Kinds of mistakes",
      "A training plan from the findings",
    ],
    ways: {
      story: {
        title: "The champion against the machine",
        explanation:
          "Relive 1997, when a computer first won a match against the world champion, and see what players learned.",
        topic: "Tell what machines see and people miss",
      },
      handsOn: {
        title: "Rewind the game together",
        explanation: "Sit down with your opponent after a game, go back move by move and try the ideas you both had.",
        topic: "Try the moves that were not played",
      },
      question: {
        title: "Which single move decided it?",
        explanation:
          "Name the move you think decided the game, look for proof before and after it and ask a second opinion.",
        topic: "Test your claim with another line",
      },
      project: {
        title: "Annotate your best game ever",
        explanation: "Write comments, variations and pictures to one game, so that a stranger would enjoy reading it.",
        topic: "Comment on each plan in plain words",
      },
    },
  },
  {
    id: "learn-from-masters",
    level: 4,
    prerequisites: ["notation", "middlegame-plans"],
    keywords: [
      "famous players",
      "grandmaster",
      "world champion",
      "chess history",
      "master games",
      "polgar",
      "classic games",
    ],
    title: "Learn from the games of great players",
    explanation:
      "Play through classic games, guess the next move and tell how ideas changed from the romantics to today.",
    goal: "Study games of grandmasters and chess history",
    mastered: "Knows famous players and studies their games",
    topics: [
      "Guessing the next move",
      "Romantic attackers",
      "Steinitz and small advantages",
      "Champions and their styles",
      "Women who made history",
      "Chess in the age of computers",
    ],
    ways: {
      story: {
        title: "Three sisters who changed chess",
        explanation: "Read about the Polgár sisters of Budapest, and how Judit became a grandmaster at fifteen.",
        topic: "Present one of Judit's brilliant moves",
      },
      handsOn: {
        title: "Guess the master's move",
        explanation:
          "Cover the moves of a classic game, score points for guessing each one and note why the master differed.",
        topic: "Score your guesses in one classic game",
      },
      question: {
        title: "Would old masters win today?",
        explanation:
          "Compare a game of 1850 with one of today by opening, defense and endgame, and argue for your verdict.",
        topic: "Compare how both games were defended",
      },
      project: {
        title: "Make a hall of fame of five players",
        explanation:
          "Choose five players from different lands and times and give each a portrait, a story and one position.",
        topic: "Pick the position that shows the style",
      },
    },
  },
  {
    id: "tournaments",
    level: 4,
    prerequisites: ["chess-clock", "analyze-your-games"],
    keywords: ["tournament", "chess club", "rating", "competition", "compete", "nerves", "elo", "swiss system"],
    title: "Prepare for and play a tournament",
    explanation:
      "Know pairings, ratings and rules, prepare body and mind and behave fairly. Use each result to train better.",
    goal: "Play in a chess tournament",
    mastered: "Has played in tournaments and knows the rules",
    topics: [
      "Pairings, points and ratings",
      "Calling the arbiter",
      "Preparing the day before",
      "Nerves, food and breaks",
      "After a loss",
      "A weekly training plan",
    ],
    ways: {
      story: {
        title: "The champion from far away",
        explanation:
          "Follow Sultan Khan from Punjab, who came to London in 1929 knowing few openings and won the championship.",
        topic: "Write his diary of the first round",
      },
      handsOn: {
        title: "A full rehearsal at home",
        explanation:
          "Play a long game with clock, score sheet and silence, and practice what to say in five tricky cases.",
        topic: "Rehearse calling the arbiter",
      },
      question: {
        title: "What does a rating really tell?",
        explanation:
          "Work out how wins and losses change a rating and find out what it says about you and what it does not.",
        topic: "Work out a rating change after three games",
      },
      project: {
        title: "Organize a school or family tournament",
        explanation: "Write invitations, rules and pairings, keep the table, settle disputes and hand out the prizes.",
        topic: "Pair players with equal points",
      },
    },
  },
];
