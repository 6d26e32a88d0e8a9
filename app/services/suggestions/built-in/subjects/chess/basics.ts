import type { CurriculumLesson } from "../../subject-data";

/** The special rules, counting, simple mates and sound first moves. */
export const basics: readonly CurriculumLesson[] = [
  {
    id: "stalemate-and-draws",
    level: 2,
    prerequisites: ["checkmate"],
    keywords: ["stalemate", "draw", "tie", "no legal move", "repetition", "fifty moves", "nobody wins"],
    title: "Tell stalemate from checkmate",
    explanation:
      "Recognize a king who is not in check but cannot move. Know the other ways in which a game ends in a draw.",
    goal: "Understand stalemate and draws",
    mastered: "Can tell stalemate from checkmate",
    topics: [
      "No check and no legal move",
      "Avoiding stalemate with a queen",
      "Saving a lost game by stalemate",
      "The same position three times",
      "Too few pieces to mate",
      "Agreeing to a draw",
    ],
    ways: {
      story: {
        title: "The greedy army that won nothing",
        explanation:
          "Follow an army that captures everything, leaves the bare king no move and has to share the prize.",
        topic: "Tell which greedy move spoiled the win",
      },
      handsOn: {
        title: "Mate or stalemate by one square",
        explanation: "Shift a single queen by one square at a time and see mate turn into stalemate and back.",
        topic: "Shift the queen and name each result",
      },
      question: {
        title: "Can you lose without being beaten?",
        explanation: "Look for the last chance of a side that is far behind and find out how it could force a draw.",
        topic: "Find a saving draw in three positions",
      },
      project: {
        title: "Make a mate or stalemate quiz",
        explanation:
          "Draw twelve positions that look alike, mix mates, stalemates and plain checks and quiz your family.",
        topic: "Make pairs that differ by one square",
      },
    },
  },
  {
    id: "castling",
    level: 2,
    prerequisites: ["check", "rook"],
    keywords: ["castle", "castling", "king safety", "kingside", "queenside", "short and long", "special move"],
    title: "Castle and keep the king safe",
    explanation:
      "Castle short and long by the rules, say when it is not allowed and keep the pawns before the king at home.",
    goal: "Learn castling and king safety",
    mastered: "Knows the rules of castling and castles early",
    topics: [
      "King and rook in one move",
      "Short and long castling",
      "King and rook must not have moved",
      "Not out of, through or into check",
      "The wall of pawns",
      "Choosing a side",
    ],
    ways: {
      story: {
        title: "The king moves behind the walls",
        explanation:
          "Tell of a king who stays in the open square too long, and of his wiser neighbor who castled in time.",
        topic: "Compare how both kings fare",
      },
      handsOn: {
        title: "Castling drill with obstacles",
        explanation:
          "Set pieces in the way or aim them at the king's path and castle only when each check of the rules passes.",
        topic: "Clear the way and castle in four moves",
      },
      question: {
        title: "When is castling forbidden?",
        explanation:
          "Try castling in eight positions, ask of each rule whether it is kept and find the one that is broken.",
        topic: "Name the broken rule in eight positions",
      },
      project: {
        title: "Build a model of a safe castle",
        explanation: "Build the castled king with paper walls for pawns, and show with a light where attackers get in.",
        topic: "Remove one wall and find the gap",
      },
    },
  },
  {
    id: "en-passant",
    level: 2,
    prerequisites: ["pawns"],
    keywords: ["en passant", "capture in passing", "pawn rule", "special move", "strange rule", "two steps"],
    title: "Capture in passing, en passant",
    explanation: "Take a pawn that rushes two steps past yours as if it had moved one, and only on the very next move.",
    goal: "Learn the en passant rule",
    mastered: "Knows when a pawn may capture en passant",
    topics: [
      "A pawn on its fifth rank",
      "The double step beside it",
      "Where the capturing pawn lands",
      "Only on the very next move",
      "When it is wise not to capture",
    ],
    ways: {
      story: {
        title: "The pawn that tried to sneak by",
        explanation:
          "Hear why pawns once moved one step only, and how a new rule stopped those that hurried past a guard.",
        topic: "Play a guard who stops a runner",
      },
      handsOn: {
        title: "Slow-motion pawn traffic",
        explanation: "Move pawns in slow motion past each other, stop at the passing moment and lift the captured one.",
        topic: "Capture in passing on both sides",
      },
      question: {
        title: "What if you wait one move?",
        explanation:
          "Set up a chance to capture in passing, make another move instead and find out what is still allowed.",
        topic: "Sort six pawn scenes into yes and no",
      },
      project: {
        title: "Film the strangest rule in chess",
        explanation: "Move the pieces picture by picture for a short film that explains en passant to a beginner.",
        topic: "Plan the film in eight pictures",
      },
    },
  },
  {
    id: "piece-values",
    level: 2,
    prerequisites: ["attack-and-protect"],
    keywords: ["value", "worth", "points", "trade", "exchange", "material", "who is winning", "good trade"],
    title: "Count points and make good trades",
    explanation:
      "Know what each piece is worth, count attackers and defenders and decide whether a trade gains or loses points.",
    goal: "Learn what chess pieces are worth and when to trade",
    mastered: "Knows the value of the pieces and makes fair trades",
    topics: [
      "One, three, three, five and nine",
      "Who is ahead",
      "Fair, good and bad trades",
      "Attackers against defenders",
      "The cheapest attacker first",
      "Trading when ahead",
    ],
    ways: {
      story: {
        title: "A market day for chess pieces",
        explanation:
          "Visit a market where bishops cost three coins and queens nine, and bargain without being cheated.",
        topic: "Judge five offers at the market",
      },
      handsOn: {
        title: "Weigh trades on a bean scale",
        explanation: "Put beans for the points of captured pieces on both sides of a scale after each trade of a game.",
        topic: "Weigh every trade of one game",
      },
      question: {
        title: "Is a rook for two knights fair?",
        explanation: "Add up the points of odd trades, play on from both sides and find out what points do not tell.",
        topic: "Test one odd trade in two short games",
      },
      project: {
        title: "Make a price list with exceptions",
        explanation:
          "Design a price list of all pieces and add three drawn positions in which a cheap piece is worth more.",
        topic: "Draw a knight that is worth more than a rook",
      },
    },
  },
  {
    id: "notation",
    level: 2,
    prerequisites: ["first-game"],
    keywords: [
      "notation",
      "write down moves",
      "score sheet",
      "coordinates",
      "square names",
      "read chess books",
      "record",
    ],
    title: "Read and write down moves",
    explanation: "Name every square by letter and number, write the moves of a game and play it again from your sheet.",
    goal: "Learn to read and write chess notation",
    mastered: "Reads and writes chess notation",
    topics: [
      "Letters for files, numbers for ranks",
      "Naming squares without looking",
      "A letter for each piece",
      "Signs for captures, check and mate",
      "Castling and promotion in writing",
      "Two pieces that can reach one square",
    ],
    ways: {
      story: {
        title: "A game that survived five hundred years",
        explanation: "Play through a short old game from its written moves and tell what happened on the board.",
        topic: "Tell the old game as a report",
      },
      handsOn: {
        title: "Call the square, hit the square",
        explanation:
          "Throw a small bean bag onto a big paper board and call the name of the square before it lies still.",
        topic: "Name twenty squares in one minute",
      },
      question: {
        title: "Can a game fit on one sheet?",
        explanation: "Write down a whole game, play it again from the sheet and find where writing and board disagree.",
        topic: "Find the wrong entry on a score sheet",
      },
      project: {
        title: "Start a book of your own games",
        explanation: "Write down three games neatly, add a drawing of the best moment of each and a title.",
        topic: "Choose a title for every game",
      },
    },
  },
  {
    id: "mate-in-one",
    level: 2,
    prerequisites: ["checkmate", "attack-and-protect"],
    keywords: ["mate in one", "puzzles", "find checkmate", "chess problems", "finish", "win"],
    title: "Find checkmate in one move",
    explanation: "Look at every check, test the ways out and find the one move that mates. Name the pattern you used.",
    goal: "Solve mate in one puzzles",
    mastered: "Solves mate in one puzzles",
    topics: [
      "All checks first",
      "Escape squares of the king",
      "Mates with a protected queen",
      "Mates on the back rank",
      "Mates with knight and pawn",
      "Several checks but one mate",
    ],
    ways: {
      story: {
        title: "The detective and the last move",
        explanation:
          "Solve five cases with a detective who reads from the squares around the king how the game must end.",
        topic: "Note the clues around each king",
      },
      handsOn: {
        title: "Add one piece to make it mate",
        explanation:
          "Take positions that are almost mate and find a square where one more piece would finish the game.",
        topic: "Place the missing piece in six positions",
      },
      question: {
        title: "Which check is the right one?",
        explanation: "List every check in a position, guess which one mates and prove why the others let the king go.",
        topic: "Prove for each check where the king runs",
      },
      project: {
        title: "Make a calendar of mates in one",
        explanation: "Collect or invent a mate for every day of a month and let someone open one position a day.",
        topic: "Order thirty mates from easy to hard",
      },
    },
  },
  {
    id: "ladder-mate",
    level: 2,
    prerequisites: ["checkmate", "rook"],
    keywords: ["ladder mate", "two rooks", "rook roller", "basic mate", "finish the game", "staircase"],
    title: "Checkmate with two rooks",
    explanation:
      "Drive the king to the edge with two rooks that take turns, step by step, and keep them out of his reach.",
    goal: "Win with two rooks against a bare king",
    mastered: "Can checkmate with two rooks",
    topics: [
      "Cutting off a rank",
      "Rooks that take turns",
      "Walking away when the king comes near",
      "The mate at the edge",
      "The same idea with queen and rook",
    ],
    ways: {
      story: {
        title: "Two brooms sweep the courtyard",
        explanation: "Tell of two brooms that take turns sweeping a stray king row by row to the castle wall.",
        topic: "Sweep the king row by row",
      },
      handsOn: {
        title: "The ladder against the clock of moves",
        explanation: "Mate a running king with two rooks again and again and try to need fewer moves each time.",
        topic: "Beat your own number of moves",
      },
      question: {
        title: "What if the king attacks the rook?",
        explanation:
          "Let the king step beside a rook at the worst moment and find the move that keeps the ladder going.",
        topic: "Find the waiting or walking move",
      },
      project: {
        title: "Teach the ladder mate to a beginner",
        explanation:
          "Draw the ladder in five pictures, explain them to someone and watch whether they can do it alone.",
        topic: "Improve the pictures after the lesson",
      },
    },
  },
  {
    id: "opening-principles",
    level: 2,
    prerequisites: ["castling", "piece-values"],
    keywords: ["opening", "start of the game", "first moves", "develop", "center", "development", "principles"],
    title: "Start well with center, pieces and castling",
    explanation:
      "Place pawns in the center, bring knights and bishops out and castle. " +
      "Say what each of your first ten moves is for.",
    goal: "Start a chess game with good opening moves",
    mastered: "Develops pieces and castles early in the opening",
    topics: [
      "The four center squares",
      "Knights and bishops before the queen",
      "One move for each piece",
      "Castling by move ten",
      "Connecting the rooks",
      "Mistakes that lose time",
    ],
    ways: {
      story: {
        title: "The game at the opera",
        explanation:
          "Play through the game Paul Morphy won at the Paris opera in 1858 and count pieces that joined in.",
        topic: "Count developed pieces on both sides",
      },
      handsOn: {
        title: "A ten-move opening race",
        explanation: "Play ten moves each, count points for center, pieces out and castling and see who is better set.",
        topic: "Score three opening races",
      },
      question: {
        title: "What is each first move for?",
        explanation: "Ask of ten opening moves what they attack, free or protect, and cross out those with no purpose.",
        topic: "Give every first move a reason",
      },
      project: {
        title: "Write an opening guide on one page",
        explanation:
          "Make a page with five rules, one picture for each and a common mistake, and use it in your next game.",
        topic: "Draw a good and a poor start side by side",
      },
    },
  },
  {
    id: "quick-mates",
    level: 2,
    prerequisites: ["opening-principles", "mate-in-one"],
    keywords: ["four move checkmate", "scholar's mate", "fool's mate", "opening trap", "fast mate", "stop quick mate"],
    title: "Stop the four-move checkmate",
    explanation:
      "Know the fastest mates of the opening, see them coming and answer with moves that also bring pieces out.",
    goal: "Stop the four-move checkmate",
    mastered: "Defends against quick checkmates in the opening",
    topics: [
      "The weak square beside the king",
      "The fool's mate in two moves",
      "The scholar's mate in four moves",
      "Calm answers to an early queen",
      "Gaining time against the queen",
    ],
    ways: {
      story: {
        title: "The player who knew just one trick",
        explanation:
          "Follow a boy who wins six games by the same quick mate and then meets a girl who is ready for it.",
        topic: "Play the seventh game to its end",
      },
      handsOn: {
        title: "Attack and defend in turns",
        explanation:
          "Let one side try the quick mate and the other stop it, then swap until both know three good defenses.",
        topic: "Try three defenses on the board",
      },
      question: {
        title: "Why is one pawn weaker than the rest?",
        explanation: "Count who guards each pawn at the start and find out which one only the king guards.",
        topic: "Count the guards of all eight pawns",
      },
      project: {
        title: "Make a fire drill for the opening",
        explanation: "Write an alarm card with three warning signs of a quick mate and the calm answer to each.",
        topic: "Test the card against a friend's attack",
      },
    },
  },
  {
    id: "blunder-check",
    level: 2,
    prerequisites: ["piece-values", "first-game"],
    keywords: [
      "blunder",
      "mistakes",
      "careful",
      "concentrate",
      "think before moving",
      "lose pieces",
      "slow down",
      "focus",
    ],
    title: "Think before each move and stop blunders",
    explanation: "Ask what the last move threatens and what your move leaves behind. Lose fewer pieces for nothing.",
    goal: "Make fewer careless mistakes in chess",
    mastered: "Checks for danger before each move",
    topics: [
      "What did the last move change",
      "Checks, captures and threats",
      "Two or three moves to choose from",
      "A last look before moving",
      "Sitting on your hands",
      "Staying calm after a mistake",
    ],
    ways: {
      story: {
        title: "The captain's last look from the mast",
        explanation:
          "Sail with a captain who looks out once before every order, and find the rock he missed the one time.",
        topic: "Find the rock hidden in a position",
      },
      handsOn: {
        title: "A stop card beside the board",
        explanation: "Lay a card with three questions beside the board and touch it before every move of a whole game.",
        topic: "Play a game with the stop card",
      },
      question: {
        title: "What would you play on the other side?",
        explanation:
          "Turn the board before you decide, find the best reply of the other side and then choose your move.",
        topic: "Turn the board at five key moments",
      },
      project: {
        title: "Keep a blunder diary for ten games",
        explanation:
          "Write down each lost piece and why it was lost, count the reasons and make a rule against the worst.",
        topic: "Count your three most common reasons",
      },
    },
  },
];
