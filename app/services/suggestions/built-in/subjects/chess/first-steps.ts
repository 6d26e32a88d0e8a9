import type { CurriculumLesson } from "../../subject-data";

/** The board, each piece, check and mate, up to a whole first game. */
export const firstSteps: readonly CurriculumLesson[] = [
  {
    id: "board-and-setup",
    level: 1,
    prerequisites: [],
    keywords: [
      "chessboard",
      "board",
      "set up",
      "setup",
      "squares",
      "rows and files",
      "diagonal",
      "names of the pieces",
    ],
    title: "Set up the board and name the pieces",
    explanation:
      "Turn the board the right way, name its rows, files and diagonals and put every piece on its starting square.",
    goal: "Learn to set up a chessboard and name the pieces",
    mastered: "Can set up the board and name all the pieces",
    topics: [
      "Light corner on the right",
      "Ranks, files and diagonals",
      "The six kinds of pieces",
      "The queen on her own color",
      "Setting up both armies",
    ],
    ways: {
      story: {
        title: "The grains of wheat on the board",
        explanation:
          "Hear of the wise man who asked for one grain of wheat on the first square and twice as many on each next.",
        topic: "Lay grains on the first six squares",
      },
      handsOn: {
        title: "A chess hunt in a cloth bag",
        explanation: "Feel for a piece in a bag without looking, name it by its shape and put it on its square.",
        topic: "Name six pieces by touch alone",
      },
      question: {
        title: "Who stands next to the king?",
        explanation: "Look at a board that is set up, cover one row and find out by thinking which piece stands where.",
        topic: "Spot five mistakes in a wrong setup",
      },
      project: {
        title: "Make your own chess set",
        explanation: "Draw a board of 64 squares on cardboard and make all 32 pieces from clay, corks or bottle caps.",
        topic: "Shape each kind so that all can tell it",
      },
    },
  },
  {
    id: "rook",
    level: 1,
    prerequisites: ["board-and-setup"],
    keywords: ["rook", "castle piece", "tower", "straight lines", "how pieces move", "capture"],
    title: "Move and capture with the rook",
    explanation: "Slide the rook along ranks and files as far as the way is free, and capture what stands in its way.",
    goal: "Learn how the rook moves",
    mastered: "Knows how the rook moves and captures",
    topics: [
      "Straight ahead and sideways",
      "Stopping before your own piece",
      "Capturing on a line",
      "Two moves to any square",
      "Rook against a field of pawns",
    ],
    ways: {
      story: {
        title: "The chariot that became a tower",
        explanation: "Travel to old India and Persia, where the rook was a war chariot racing along straight roads.",
        topic: "Drive the chariot through three gates",
      },
      handsOn: {
        title: "Park the rook between toy walls",
        explanation: "Build a maze of blocks on the board and drive a rook from one corner to the other in few moves.",
        topic: "Cross the maze in seven moves",
      },
      question: {
        title: "How many squares can a rook reach?",
        explanation:
          "Count its squares from a corner, an edge and the middle of an empty board and compare the numbers.",
        topic: "Count from three different squares",
      },
      project: {
        title: "Make a rook maze for a friend",
        explanation:
          "Set pawns as walls and coins as treasure, try the way yourself and let a friend find the fewest moves.",
        topic: "Draw the maze and note the fewest moves",
      },
    },
  },
  {
    id: "bishop",
    level: 1,
    prerequisites: ["board-and-setup"],
    keywords: ["bishop", "diagonal", "slanted", "light squares", "dark squares", "how pieces move"],
    title: "Move and capture with the bishop",
    explanation: "Slide the bishop along diagonals and see that it never leaves its color. Use both bishops as a team.",
    goal: "Learn how the bishop moves",
    mastered: "Knows how the bishop moves and captures",
    topics: [
      "Long and short diagonals",
      "One color for life",
      "Capturing on a diagonal",
      "Finding the crossing of two diagonals",
      "Two bishops side by side",
    ],
    ways: {
      story: {
        title: "The elephant with many names",
        explanation: "Learn that the bishop began as an elephant and is called runner, fool or officer in other lands.",
        topic: "Give the piece a new name and a reason",
      },
      handsOn: {
        title: "Flashlight beams across the board",
        explanation:
          "Lay strings or light beams along the diagonals of a bishop and put a coin on every square they touch.",
        topic: "Cross two strings to find a meeting square",
      },
      question: {
        title: "Can two bishops ever meet?",
        explanation:
          "Start one bishop on a light and one on a dark square and find out which squares each can never visit.",
        topic: "Color the squares of each bishop",
      },
      project: {
        title: "Paint the paths of the bishops",
        explanation: "Paint a paper board with the paths of both bishops in two colors and hang it up as a pattern.",
        topic: "Paint each path right to the edge",
      },
    },
  },
  {
    id: "queen",
    level: 1,
    prerequisites: ["rook", "bishop"],
    keywords: ["queen", "lady", "strongest piece", "every direction", "how pieces move", "powerful"],
    title: "Move and capture with the queen",
    explanation:
      "Let the queen move like a rook or like a bishop. " +
      "Find all she attacks from a square, and keep her out of danger.",
    goal: "Learn how the queen moves",
    mastered: "Knows how the queen moves and captures",
    topics: [
      "Rook moves and bishop moves in one",
      "Eight directions from one square",
      "Choosing among several captures",
      "Squares where she would be captured",
      "Queen against eight pawns",
    ],
    ways: {
      story: {
        title: "The counselor who learned to fly",
        explanation:
          "Hear how a weak royal counselor of old chess became the mighty queen about five hundred years ago.",
        topic: "Play three moves by the old slow rule",
      },
      handsOn: {
        title: "A star of strings around the queen",
        explanation: "Tape eight strings to a queen, stretch them over the board and capture toys that touch a string.",
        topic: "Capture six toys in six queen moves",
      },
      question: {
        title: "How many queens fit in peace?",
        explanation: "Put queens on a small board of four by four so that none attacks another, then try a larger one.",
        topic: "Place four queens on sixteen squares",
      },
      project: {
        title: "Draw a comic of the queen's day",
        explanation:
          "Draw six pictures in which the queen moves once in each, captures something and comes home safely.",
        topic: "Check that each picture shows a legal move",
      },
    },
  },
  {
    id: "king",
    level: 1,
    prerequisites: ["queen"],
    keywords: ["king", "one step", "most important piece", "how pieces move", "danger", "kings apart"],
    title: "Move the king and keep him from danger",
    explanation:
      "Move the king one step in any direction and never onto an attacked square. Explain why he is the one to guard.",
    goal: "Learn how the king moves",
    mastered: "Knows where the king may and may not go",
    topics: [
      "One step in eight directions",
      "Squares that are attacked",
      "Capturing what is not guarded",
      "Two kings never side by side",
      "Why the king is never captured",
    ],
    ways: {
      story: {
        title: "The king who crossed the frozen lake",
        explanation: "Lead a king over a lake of thin ice where each attacked square would crack under his feet.",
        topic: "Find the only safe way across",
      },
      handsOn: {
        title: "Colored bowls for danger squares",
        explanation: "Put a paper disk on every square the other pieces attack and walk your king around the disks.",
        topic: "Cover all attacked squares, then walk",
      },
      question: {
        title: "Why may kings not stand side by side?",
        explanation:
          "Put two kings close together, ask of each square who attacks it and explain the rule in your words.",
        topic: "Mark the squares both kings attack",
      },
      project: {
        title: "Make a danger map for a king",
        explanation:
          "Draw a position with four enemy pieces, color all forbidden squares and swap maps with someone else.",
        topic: "Check a map piece by piece",
      },
    },
  },
  {
    id: "knight",
    level: 1,
    prerequisites: ["board-and-setup"],
    keywords: ["knight", "horse", "jump", "l shape", "tricky piece", "how pieces move"],
    title: "Jump and capture with the knight",
    explanation:
      "Jump in the shape of an L over other pieces and land on the other color. Plan a way of several jumps.",
    goal: "Learn how the knight moves",
    mastered: "Knows how the knight jumps and captures",
    topics: [
      "Two squares ahead and one to the side",
      "Jumping over other pieces",
      "From light to dark and back",
      "Knights in the corner and in the middle",
      "A path of several jumps",
    ],
    ways: {
      story: {
        title: "The horse who leaped over walls",
        explanation: "Ride with a horse that no wall can stop and tell in which three jumps it brings the letter home.",
        topic: "Retell the ride square by square",
      },
      handsOn: {
        title: "Hop the L on floor tiles",
        explanation:
          "Draw a big board outside with chalk and hop like a knight from square to square to collect stones.",
        topic: "Collect five stones with knight hops",
      },
      question: {
        title: "How many jumps to the next square?",
        explanation:
          "Guess how many jumps a knight needs to reach the square right beside it, then find the shortest way.",
        topic: "Find the shortest way to four squares",
      },
      project: {
        title: "Draw a knight's tour",
        explanation:
          "Number the squares a knight visits without stepping on one twice, and turn the path into a picture.",
        topic: "Tour a board of five by five",
      },
    },
  },
  {
    id: "pawns",
    level: 1,
    prerequisites: ["board-and-setup"],
    keywords: ["pawn", "foot soldier", "one step or two", "capture sideways", "promotion", "pawn becomes queen"],
    title: "Move, capture and promote with pawns",
    explanation:
      "Push pawns one or two steps, capture diagonally and turn a pawn into a queen at the far end of the board.",
    goal: "Learn how pawns move, capture and promote",
    mastered: "Knows how pawns move, capture and become queens",
    topics: [
      "One step, or two at the start",
      "Never backward",
      "Capturing diagonally",
      "Pawns that block each other",
      "Reaching the last rank",
      "Choosing the new piece",
    ],
    ways: {
      story: {
        title: "The smallest soldier's long walk",
        explanation: "Walk with a small pawn from the second rank to the eighth and choose what it becomes at the end.",
        topic: "Tell what the pawn met on each rank",
      },
      handsOn: {
        title: "The pawn war",
        explanation: "Play with eight pawns each and nothing else, and win by reaching the other side first.",
        topic: "Play three pawn wars and change colors",
      },
      question: {
        title: "When does a pawn get stuck?",
        explanation:
          "Set pawns face to face and side by side and find out which can still move and what sets them free.",
        topic: "Free a row of blocked pawns",
      },
      project: {
        title: "Run a pawn war tournament",
        explanation:
          "Invite three players, draw a results table, play pawn wars all against all and hand out paper crowns.",
        topic: "Fill in the results table",
      },
    },
  },
  {
    id: "attack-and-protect",
    level: 1,
    prerequisites: ["queen", "knight", "pawns"],
    keywords: ["attack", "protect", "defend", "guard", "capture", "take", "hanging piece", "free piece"],
    title: "Attack, capture and protect pieces",
    explanation:
      "See which pieces are attacked and which are protected. Take what is free and save your own in one of four ways.",
    goal: "Learn to capture pieces and protect them",
    mastered: "Sees which pieces are attacked and which are guarded",
    topics: [
      "Who attacks whom",
      "A protected piece and a free one",
      "Moving away",
      "Protecting or blocking",
      "Capturing the attacker",
      "Looking before every move",
    ],
    ways: {
      story: {
        title: "The shepherd of sixteen sheep",
        explanation:
          "Guard a flock on the board as the wolf pieces come closer and keep every sheep within reach of a dog.",
        topic: "Say which dog guards which sheep",
      },
      handsOn: {
        title: "Red threads and green threads",
        explanation: "Lay red threads from attackers and green ones from protectors in a real position and count both.",
        topic: "Lay the threads for four pieces",
      },
      question: {
        title: "Is that piece really free?",
        explanation: "Look at five pieces that seem free and find out what would happen one move after each capture.",
        topic: "Sort five captures into gift and trap",
      },
      project: {
        title: "Make a what-can-I-take card game",
        explanation: "Draw twelve small positions on cards, put the best capture on the back and quiz your family.",
        topic: "Write the best capture on each back",
      },
    },
  },
  {
    id: "check",
    level: 1,
    prerequisites: ["king", "attack-and-protect"],
    keywords: ["check", "king attacked", "escape", "get out of check", "block", "chess rules"],
    title: "Give check and get out of check",
    explanation:
      "Attack the king so that he must react. Get out of check by moving away, blocking or capturing the attacker.",
    goal: "Understand check and how to get out of it",
    mastered: "Recognizes check and knows three ways out of it",
    topics: [
      "What check means",
      "Giving check with every piece but the king",
      "Moving the king away",
      "Blocking the check",
      "Capturing the attacker",
      "Moves that would leave the king in check",
    ],
    ways: {
      story: {
        title: "Three doors out of the throne room",
        explanation: "Help a king under attack who has a door to run through, one to close and one to fight at.",
        topic: "Choose the right door in five attacks",
      },
      handsOn: {
        title: "The check race",
        explanation: "Play from the starting position until one side gives the first check, which wins the round.",
        topic: "Play five races to the first check",
      },
      question: {
        title: "Which way out of check is best?",
        explanation: "Take positions in which two or three ways out work, try each and say what you lose or win by it.",
        topic: "Compare all answers to one check",
      },
      project: {
        title: "Make a poster of the three escapes",
        explanation:
          "Draw a position for running, blocking and capturing with arrows, so that a beginner understands it.",
        topic: "Draw one clear picture for each escape",
      },
    },
  },
  {
    id: "checkmate",
    level: 1,
    prerequisites: ["check"],
    keywords: ["checkmate", "mate", "win the game", "game over", "end of the game", "trapped king"],
    title: "Recognize checkmate",
    explanation:
      "Check all three ways out and say whether the king is lost. Set up simple mates with queen, rook and helpers.",
    goal: "Understand checkmate and how to win a game",
    mastered: "Can tell check from checkmate",
    topics: [
      "Check without a way out",
      "Testing the three ways out",
      "A queen guarded by a helper",
      "A rook along the edge",
      "A mate that is not one",
    ],
    ways: {
      story: {
        title: "Shah mat, the helpless king",
        explanation:
          "Hear how the Persian words for a helpless king traveled through many languages and became checkmate.",
        topic: "Act out the last move before shah mat",
      },
      handsOn: {
        title: "Build a cage for the king",
        explanation: "Put a king at the edge and build a mate around him with only a queen and one helper.",
        topic: "Build mates in a corner and at an edge",
      },
      question: {
        title: "Is it mate or only check?",
        explanation:
          "Go through ten positions with the three ways out as a list and decide which kings can still escape.",
        topic: "Sort ten positions into two piles",
      },
      project: {
        title: "Collect checkmates in an album",
        explanation:
          "Draw one mate for queen, rook, bishop, knight and pawn and write underneath why the king is lost.",
        topic: "Explain each mate in one line",
      },
    },
  },
  {
    id: "first-game",
    level: 1,
    prerequisites: ["checkmate"],
    keywords: [
      "whole game",
      "play chess",
      "first game",
      "how to play",
      "manners",
      "fair play",
      "touch move",
      "beginner",
    ],
    title: "Play a whole first game",
    explanation:
      "Play from the first move to the end by the rules, take turns calmly and shake hands. " +
      "Win or lose with good grace.",
    goal: "Learn to play a whole game of chess",
    mastered: "Can play a whole game by the rules",
    topics: [
      "White begins",
      "Looking at the other side's move first",
      "A piece touched is a piece moved",
      "What to do about an illegal move",
      "Ending the game and shaking hands",
    ],
    ways: {
      story: {
        title: "The boy who watched his father play",
        explanation:
          "Hear how Capablanca at four watched his father, saw a wrong knight move and then won his first game.",
        topic: "Watch a game and spot a wrong move",
      },
      handsOn: {
        title: "Growing games with more and more pieces",
        explanation:
          "Play with kings and pawns, then add rooks, bishops, knights and queens game by game up to all 32.",
        topic: "Add one kind of piece in every game",
      },
      question: {
        title: "What did that move threaten?",
        explanation: "Play slowly with an adult and after every move say aloud what it attacks before you answer it.",
        topic: "Name the threat after each of ten moves",
      },
      project: {
        title: "Host a chess afternoon",
        explanation:
          "Write the house rules on a card, invite a guest, play a whole game and take a photo of the last position.",
        topic: "Write five house rules for guests",
      },
    },
  },
];
