import type { CurriculumLesson } from "../../subject-data";

/** Tactics, basic endings and first openings. */
export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "forks",
    level: 3,
    prerequisites: ["piece-values", "mate-in-one"],
    keywords: ["fork", "double attack", "tactics", "knight fork", "win a piece", "two at once"],
    title: "Attack two pieces at once with a fork",
    explanation:
      "Find moves that attack two targets together, above all with knights, pawns and the queen. See forks coming.",
    goal: "Learn forks and double attacks",
    mastered: "Spots forks with knight, pawn and queen",
    topics: [
      "Knight forks",
      "Pawn forks",
      "Forks with check",
      "Queen forks of loose pieces",
      "Making a fork possible",
      "Avoiding forks",
    ],
    ways: {
      story: {
        title: "One knight, two treasures",
        explanation:
          "Ride with a knight who looks for the one square from which both the crown and the gold are in reach.",
        topic: "Tell the ride that ends with a royal fork",
      },
      handsOn: {
        title: "Fork fishing with one piece",
        explanation:
          "Scatter ten enemy pieces on the board and drop a knight, a pawn or a queen where it hits two of them.",
        topic: "Find five forks in one scattered position",
      },
      question: {
        title: "Which squares invite a fork?",
        explanation:
          "Mark the squares from which a knight would hit both king and queen and find what makes pieces forkable.",
        topic: "Mark fork squares before you solve",
      },
      project: {
        title: "Make a menu of forks",
        explanation:
          "Design a menu card with starters, main dishes and desserts, each a drawn fork of rising difficulty.",
        topic: "Draw three forks of each kind",
      },
    },
  },
  {
    id: "pins",
    level: 3,
    prerequisites: ["piece-values", "check"],
    keywords: ["pin", "pinned piece", "tactics", "line attack", "bishop pin", "stuck piece"],
    title: "Hold a piece in place with a pin",
    explanation:
      "Pin a piece to the king or to a more valuable one, attack it again and win it. Know ways to break a pin.",
    goal: "Learn to use and break pins",
    mastered: "Uses pins and knows how to break them",
    topics: [
      "Pins against the king",
      "Pins against the queen",
      "Attacking the pinned piece again",
      "A pinned piece guards badly but can still give check",
      "Breaking a pin",
    ],
    ways: {
      story: {
        title: "The guard who could not leave his post",
        explanation:
          "Meet a guard who must stand before his king whatever happens, and tell how thieves make use of that.",
        topic: "Show what the thieves take and why",
      },
      handsOn: {
        title: "Pins with rubber bands",
        explanation:
          "Stretch a rubber band from attacker to king through the pinned piece and see which moves would snap it.",
        topic: "Stretch a band over every pin in a game",
      },
      question: {
        title: "When may a pinned piece still move?",
        explanation:
          "Compare pins against king and queen, test every move of the pinned piece and find the clever exceptions.",
        topic: "Find a pinned piece that moves with profit",
      },
      project: {
        title: "Build a pin museum",
        explanation:
          "Collect pins from your own games, draw each on a card with a title and arrange them as an exhibition.",
        topic: "Write a label for each pin on show",
      },
    },
  },
  {
    id: "skewers-and-discoveries",
    level: 3,
    prerequisites: ["forks", "pins"],
    keywords: ["skewer", "discovered attack", "discovered check", "double check", "x-ray", "tactics", "hidden attack"],
    title: "Win pieces with skewers and hidden attacks",
    explanation:
      "Attack a big piece to win the one behind it. Move one piece away so that another attacks, even with check.",
    goal: "Learn skewers and discovered attacks",
    mastered: "Finds skewers and discovered attacks",
    topics: [
      "Skewers along lines",
      "Skewers on the king",
      "Opening a line by moving away",
      "Discovered check",
      "Double check",
      "Spotting pieces on one line",
    ],
    ways: {
      story: {
        title: "The archer behind the curtain",
        explanation:
          "Read of an archer hidden by a friend who steps aside at the right time and strikes elsewhere himself.",
        topic: "Name the archer and the curtain",
      },
      handsOn: {
        title: "Laser and mirror on the board",
        explanation:
          "Shine a flashlight along rook and bishop lines, find pieces in a row and decide which would be won.",
        topic: "Light up three rows of pieces",
      },
      question: {
        title: "Why is double check so strong?",
        explanation:
          "Try to block or capture in ten double checks and find out which answer is the only one that is left.",
        topic: "Test every answer to a double check",
      },
      project: {
        title: "Compose your own tactics puzzle",
        explanation:
          "Start from the final blow, add pieces backward until it is hidden, and give the puzzle to a friend.",
        topic: "Check that there is only one solution",
      },
    },
  },
  {
    id: "remove-the-guard",
    level: 3,
    prerequisites: ["forks", "pins"],
    keywords: ["remove the defender", "deflection", "decoy", "overloaded", "tactics", "combination", "sacrifice"],
    title: "Remove or lure away the guard",
    explanation:
      "Find the piece that holds everything together, then capture it, lure it away or give it too much to do.",
    goal: "Learn to remove a defender in chess",
    mastered: "Wins pieces by removing their guard",
    topics: [
      "Who guards the target",
      "Capturing the guard",
      "Luring the guard away",
      "A guard with two jobs",
      "Luring the king onto a bad square",
    ],
    ways: {
      story: {
        title: "The watchman with two gates",
        explanation: "Watch a watchman run between two gates until both are attacked at once and one stays open.",
        topic: "Plan the attack on both gates",
      },
      handsOn: {
        title: "Pull the pillar from the tower",
        explanation:
          "Build a tower of blocks, find the piece that holds it, then find the same pillar in chess positions.",
        topic: "Name the pillar in six positions",
      },
      question: {
        title: "What falls if this piece is gone?",
        explanation:
          "Remove one enemy piece in thought, look at what is no longer guarded and find a way to do it for real.",
        topic: "List what each enemy piece guards",
      },
      project: {
        title: "Write a tactics column for the fridge",
        explanation:
          "Put up a new position with a weak guard each day for a week and print the solution the next morning.",
        topic: "Word each solution so all can follow",
      },
    },
  },
  {
    id: "mate-patterns",
    level: 3,
    prerequisites: ["mate-in-one", "ladder-mate"],
    keywords: [
      "checkmate patterns",
      "back rank mate",
      "smothered mate",
      "mating net",
      "classic mates",
      "attack the king",
    ],
    title: "Know the classic checkmate patterns",
    explanation:
      "Recognize mates that return again and again, such as the back rank and the smothered mate, and aim for them.",
    goal: "Learn the most important checkmate patterns",
    mastered: "Knows back rank, smothered and other mate patterns",
    topics: [
      "Back rank mate and a window for the king",
      "Smothered mate with the knight",
      "Queen and bishop on one diagonal",
      "Rook and knight in the corner",
      "Two bishops or two rooks",
      "Steering toward a pattern",
    ],
    ways: {
      story: {
        title: "The king buried by his own guards",
        explanation:
          "Follow the famous trick in which a queen gives herself up so that a lone knight mates a boxed-in king.",
        topic: "Retell the smothered mate move by move",
      },
      handsOn: {
        title: "Mate patterns from memory",
        explanation: "Look at a pattern for ten seconds, clear the board, rebuild it and move it to another corner.",
        topic: "Rebuild five patterns in new corners",
      },
      question: {
        title: "What do all back rank mates share?",
        explanation:
          "Lay out four mates of one family, cross out every piece that does not matter and name what is left.",
        topic: "Reduce a pattern to its few needed pieces",
      },
      project: {
        title: "Make a family of mate posters",
        explanation:
          "Draw six patterns with clear colors for attackers and blocked squares and hang them by the board.",
        topic: "Color blocked and attacked squares",
      },
    },
  },
  {
    id: "mate-in-two",
    level: 3,
    prerequisites: ["mate-patterns"],
    keywords: ["mate in two", "puzzles", "forced moves", "calculation", "chess problems", "combination"],
    title: "Find checkmate in two moves",
    explanation: "Look for forcing moves, list every answer and find mate against each. Write the whole solution down.",
    goal: "Solve mate in two puzzles",
    mastered: "Solves mate in two puzzles",
    topics: [
      "Checks that leave one answer",
      "Giving up a piece to open the king",
      "All answers of the other side",
      "Quiet first moves",
      "Writing the solution as a tree",
    ],
    ways: {
      story: {
        title: "The puzzle maker's secret key",
        explanation: "Visit a composer of chess problems who hides one key move among many that nearly work.",
        topic: "Explain why a near miss fails",
      },
      handsOn: {
        title: "Solve with your hands behind you",
        explanation:
          "Look at the position without touching it, say the whole solution aloud and only then move the pieces.",
        topic: "Speak three solutions before moving",
      },
      question: {
        title: "What can the king do after your first move?",
        explanation: "Map each escape after a first move and let the map tell you which first move leaves no way.",
        topic: "Draw the escape map of one king",
      },
      project: {
        title: "Hold a solving contest",
        explanation:
          "Pick ten puzzles, set fair points and a time, invite solvers and go through the answers together.",
        topic: "Give points for parts of a solution",
      },
    },
  },
  {
    id: "queen-mate",
    level: 3,
    prerequisites: ["ladder-mate", "stalemate-and-draws"],
    keywords: ["king and queen", "queen endgame", "basic mate", "endgame", "win with a queen", "box"],
    title: "Checkmate with king and queen",
    explanation: "Shrink the king's box with the queen, bring your own king and mate at the edge without stalemate.",
    goal: "Win with king and queen against a king",
    mastered: "Can checkmate with king and queen",
    topics: [
      "A knight's jump away from the king",
      "The shrinking box",
      "Stopping before stalemate",
      "Bringing your own king",
      "Mate at the edge",
    ],
    ways: {
      story: {
        title: "The dance that ends at the wall",
        explanation: "Dance with a queen who keeps one knight's jump away from the king until he reaches the wall.",
        topic: "Describe each step of the dance",
      },
      handsOn: {
        title: "A shrinking fence of string",
        explanation:
          "Lay a string fence around the squares the king still has and pull it tighter after every queen move.",
        topic: "Shrink the fence in each move",
      },
      question: {
        title: "Where does stalemate lurk?",
        explanation:
          "Set the king into a corner, try every queen square near him and mark those that throw the win away.",
        topic: "Mark the stalemate squares in a corner",
      },
      project: {
        title: "Set a family record for the queen mate",
        explanation: "Time and count moves of five tries, draw a chart of them and teach the method to someone new.",
        topic: "Chart moves needed over five tries",
      },
    },
  },
  {
    id: "rook-mate",
    level: 3,
    prerequisites: ["queen-mate"],
    keywords: ["king and rook", "rook endgame", "basic mate", "endgame", "opposition", "box method"],
    title: "Checkmate with king and rook",
    explanation:
      "Let king and rook push the other king back together. Use opposition and a waiting move to finish at the edge.",
    goal: "Win with king and rook against a king",
    mastered: "Can checkmate with king and rook",
    topics: [
      "Cutting the king off",
      "Kings face to face",
      "Check at the right moment",
      "The waiting move",
      "Mate at the edge in the end",
    ],
    ways: {
      story: {
        title: "The patient shepherd and the fence",
        explanation: "Guide a stubborn ram to the barn with one shepherd and one long fence, and never hurry a step.",
        topic: "Say why one step must be a waiting step",
      },
      handsOn: {
        title: "Walk the rook mate in pairs",
        explanation:
          "Play both kings and the rook on chalk squares outside, with three people who move only by the rules.",
        topic: "Drive the chalk king to the edge",
      },
      question: {
        title: "Why do you sometimes need to lose a move?",
        explanation:
          "Reach the same position with the other side to move, compare both and find out how to hand over the turn.",
        topic: "Hand over the turn with the rook",
      },
      project: {
        title: "Make a flip book of the rook mate",
        explanation:
          "Draw each position of one full mate on a page, so that the king walks back when the pages are flipped.",
        topic: "Draw one position on each page",
      },
    },
  },
  {
    id: "pawn-endings",
    level: 3,
    prerequisites: ["queen-mate", "pawns"],
    keywords: ["pawn endgame", "king and pawn", "opposition", "square of the pawn", "passed pawn", "endgame"],
    title: "Win king and pawn endings",
    explanation:
      "Walk the king before the pawn, take the opposition and know from the square whether a pawn can be caught.",
    goal: "Learn king and pawn endgames",
    mastered: "Knows opposition and the square of the pawn",
    topics: [
      "The square of the pawn",
      "The king as a strong piece",
      "Opposition",
      "King in front of the pawn",
      "Pawns on the edge",
      "A far pawn that draws the king away",
    ],
    ways: {
      story: {
        title: "The king who chased two hares",
        explanation:
          "See the famous study of 1921 in which Réti's king walks one diagonal and seems to run two ways at once.",
        topic: "Play the walk and explain the magic",
      },
      handsOn: {
        title: "Run the pawn race on the board",
        explanation:
          "Mark the square of the pawn with string, guess whether the king arrives in time and let them run.",
        topic: "Guess and run in six pawn races",
      },
      question: {
        title: "Whose turn should it be?",
        explanation:
          "Play the same king and pawn position with White and with Black to move and find out who likes it.",
        topic: "Sort positions by who wants to move",
      },
      project: {
        title: "Write a survival guide for lone pawns",
        explanation: "Draw six endings, mark which are won and which are drawn and give one rule of thumb for each.",
        topic: "Word one rule of thumb per ending",
      },
    },
  },
  {
    id: "first-openings",
    level: 3,
    prerequisites: ["opening-principles", "notation"],
    keywords: [
      "italian game",
      "openings",
      "learn an opening",
      "white opening",
      "black defense",
      "queen's gambit",
      "e4",
    ],
    title: "Learn a first opening for White and for Black",
    explanation:
      "Play the first moves of the Italian Game and of one answer to the queen's pawn, and say the plan behind them.",
    goal: "Learn a chess opening with its ideas",
    mastered: "Knows one opening for White and one for Black",
    topics: [
      "King's pawn or queen's pawn",
      "Three moves of the Italian Game",
      "Plans for both sides",
      "An answer to the queen's pawn",
      "Common traps and how to avoid them",
      "When the other side leaves the path",
    ],
    ways: {
      story: {
        title: "The traveling players of Italy",
        explanation:
          "Travel with Greco around 1620 from city to city, where his quick attacks were copied into notebooks.",
        topic: "Play one of Greco's short games",
      },
      handsOn: {
        title: "Opening cards on a ring",
        explanation:
          "Write each position of your opening on a card with the next move on the back and quiz yourself on the go.",
        topic: "Add a card for each surprise you meet",
      },
      question: {
        title: "What if they play something else?",
        explanation: "Change one move of the other side, go back to the rules of good starts and find a sound answer.",
        topic: "Answer three surprises by the rules",
      },
      project: {
        title: "Make an opening tree for your wall",
        explanation: "Draw your opening as a tree with a branch for each answer and color the branches you know well.",
        topic: "Grow one branch after every game",
      },
    },
  },
  {
    id: "chess-clock",
    level: 3,
    prerequisites: ["notation", "blunder-check"],
    keywords: ["clock", "time", "blitz", "rapid", "time trouble", "timer", "fast chess", "online chess"],
    title: "Play with a chess clock",
    explanation:
      "Press the clock, share your time over the game and keep calm with little left. " +
      "Know fast and slow kinds of games.",
    goal: "Learn to play with a chess clock",
    mastered: "Plays timed games and keeps an eye on the clock",
    topics: [
      "Pressing with the moving hand",
      "Slow, rapid and blitz games",
      "Extra seconds for each move",
      "Where to spend time and where not",
      "When time runs out",
      "Fair play in online games",
    ],
    ways: {
      story: {
        title: "The game that never ended",
        explanation:
          "Hear of masters who once thought for hours over a move, until sandglasses and clocks put an end to it.",
        topic: "Write a letter of complaint from 1850",
      },
      handsOn: {
        title: "Same game, three speeds",
        explanation: "Play ten minutes, five and three with the same partner and note how many pieces fell to haste.",
        topic: "Compare mistakes at three speeds",
      },
      question: {
        title: "Where did my minutes go?",
        explanation:
          "Write the time beside every move of one game and find out which moves deserved less or more of it.",
        topic: "Chart the minutes of one game",
      },
      project: {
        title: "Run a blitz evening",
        explanation:
          "Set rules and pairings for five-minute games, act as arbiter for a round and announce the results.",
        topic: "Settle a dispute as the arbiter",
      },
    },
  },
];
