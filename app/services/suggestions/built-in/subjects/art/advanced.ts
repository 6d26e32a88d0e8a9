import type { CurriculumLesson } from "../../subject-data";

export const advanced: readonly CurriculumLesson[] = [
  {
    id: "two-point-perspective",
    level: 4,
    prerequisites: ["one-point-perspective"],
    keywords: [
      "perspective",
      "two-point",
      "architecture",
      "buildings",
      "city",
      "vanishing points",
      "technical drawing",
    ],
    title: "Two-point perspective and architecture",
    explanation:
      "Draw boxes, houses and city corners with two vanishing points, and add stairs, roofs, arches and shadows.",
    goal: "Draw buildings in two-point perspective",
    mastered: "Draws buildings in two-point perspective",
    topics: [
      "A box seen from its corner",
      "Placing the vanishing points",
      "Dividing walls evenly with diagonals",
      "Roofs and stairs",
      "Circles and arches in perspective",
      "Views from above and below",
      "Shadows of buildings",
    ],
    ways: {
      story: {
        title: "The stairs that climb forever",
        explanation:
          "Enter the impossible buildings of the artist Escher, whose perspective obeys every rule except the last.",
        topic: "Finding the spot where the drawing cheats",
      },
      handsOn: {
        title: "Draw through a plastic window",
        explanation:
          "Fix clear plastic in a frame, trace a corner of furniture or house with a marker and extend the edges until they meet.",
        topic: "Extending traced edges to both vanishing points",
      },
      question: {
        title: "What if both points move closer?",
        explanation:
          "Draw one building with vanishing points near, far and off the page and find out what looks right and why.",
        topic: "Drawing one tower with three pairs of points",
      },
      project: {
        title: "Design and present a dream building",
        explanation:
          "Sketch a plan, draw the building in two-point perspective with surroundings, and pitch it to a client.",
        topic: "Turning a floor plan into a corner view",
      },
    },
  },
  {
    id: "realistic-portraits",
    level: 4,
    prerequisites: ["self-portrait", "light-and-shadow"],
    keywords: [
      "portrait",
      "realistic",
      "face",
      "three-quarter view",
      "drawing people",
      "charcoal",
      "likeness",
      "profile",
    ],
    title: "Realistic portraits from any angle",
    explanation:
      "Draw the head as planes, in profile and three-quarter view, get a likeness, and model it in light and shade.",
    goal: "Draw realistic portraits",
    mastered: "Draws portraits with a likeness from several angles",
    topics: [
      "The planes of the head",
      "Profile",
      "Three-quarter view",
      "Tilted heads",
      "Measuring for a likeness",
      "Eyes, lips and hair in tone",
      "Young and old faces",
    ],
    ways: {
      story: {
        title: "A life in eighty self-portraits",
        explanation:
          "Follow Rembrandt from cheeky youth to old man through the many portraits he made of his own face.",
        topic: "Comparing the light in an early and a late portrait",
      },
      handsOn: {
        title: "Carve a head from planes of paper",
        explanation: "Fold a simple head from card with flat planes, light it from the side and draw its tones.",
        topic: "Shading each plane in one of five tones",
      },
      question: {
        title: "What makes a portrait look like someone?",
        explanation:
          "Change distances in a traced face by small amounts and find out which change destroys the likeness first.",
        topic: "Moving eyes and mouth to test a likeness",
      },
      project: {
        title: "Portray three generations",
        explanation: "Draw portraits of three people of different ages in one technique and mount them as one work.",
        topic: "Arranging light and pose for a sitting",
      },
    },
  },
  {
    id: "expressive-color",
    level: 4,
    prerequisites: ["color-wheel", "acrylic-painting"],
    keywords: [
      "color theory",
      "palette",
      "mood",
      "limited palette",
      "expressionism",
      "color harmony",
      "value",
      "painting",
    ],
    title: "Color harmony and expressive color",
    explanation:
      "Plan palettes by value, temperature and harmony, paint with a limited palette, and use color for feeling.",
    goal: "Understand color theory for painting",
    mastered: "Plans a palette and uses color to express a mood",
    topics: [
      "Hue, value and intensity",
      "Limited palettes of three colors",
      "Analogous and triadic harmony",
      "Color temperature in light and shadow",
      "Simultaneous contrast",
      "Color as feeling, not fact",
    ],
    ways: {
      story: {
        title: "The wild beasts of 1905",
        explanation:
          "Enter the Paris salon where green noses and orange trees made critics call a group of painters wild beasts.",
        topic: "Repainting a gray photo in wild colors",
      },
      handsOn: {
        title: "Mix a skin-tone and gray library",
        explanation: "Mix forty skin tones and grays from three tubes, paint swatches and record the recipes on cards.",
        topic: "Matching a hand and a stone by mixing",
      },
      question: {
        title: "Can three colors paint everything?",
        explanation:
          "Paint a still life with one warm, one cool and white only and find out what is lost and what is gained.",
        topic: "Painting a still life with a limited palette",
      },
      project: {
        title: "Paint one street in four emotions",
        explanation:
          "Paint the same street as joyful, lonely, tense and calm by color alone and let viewers name each mood.",
        topic: "Planning four palettes before painting",
      },
    },
  },
  {
    id: "abstract-art",
    level: 4,
    prerequisites: ["composition", "impressionists-to-cubists"],
    keywords: [
      "abstract",
      "modern art",
      "kandinsky",
      "mondrian",
      "shapes and colors",
      "nonrepresentational",
      "express feelings",
    ],
    title: "Abstract art",
    explanation:
      "Reduce things to shape and color, compose with rhythm and contrast, and express music or feeling without objects.",
    goal: "Understand and make abstract art",
    mastered: "Makes abstract works and explains the choices",
    topics: [
      "From a tree to lines in five steps",
      "Hilma af Klint, Kandinsky and painted sound",
      "Mondrian's grids",
      "Chance and gesture",
      "Rhythm, tension and balance",
      "Titles and meaning",
    ],
    ways: {
      story: {
        title: "Paintings locked away for twenty years",
        explanation:
          "Learn how Hilma af Klint painted huge abstract pictures early on and asked that the world wait to see them.",
        topic: "Sketching an idea without any object in it",
      },
      handsOn: {
        title: "Paint to three pieces of music",
        explanation:
          "Listen to three contrasting pieces, let arm and brush follow each, and rework one sheet into a composition.",
        topic: "Turning a musical phrase into marks",
      },
      question: {
        title: "Could anyone have made that?",
        explanation: "Try to copy a simple-looking abstract work exactly and find out how many decisions are in it.",
        topic: "Listing the decisions behind one abstract work",
      },
      project: {
        title: "Develop a series from one object",
        explanation:
          "Draw an object realistically, then abstract it in six steps until only forces remain, and hang the series.",
        topic: "Leaving out one more thing at every step",
      },
    },
  },
  {
    id: "digital-art",
    level: 4,
    prerequisites: ["composition", "cartoons-and-characters"],
    keywords: [
      "digital art",
      "drawing tablet",
      "digital drawing",
      "layers",
      "pixel art",
      "illustration",
      "computer art",
    ],
    title: "Digital drawing and painting",
    explanation:
      "Draw with layers, brushes and masks, build a picture from sketch to color, and make pixel and vector art.",
    goal: "Learn digital art",
    mastered: "Makes digital illustrations with layers",
    topics: [
      "Resolution and file formats",
      "Layers for sketch, line and color",
      "Selections and masks",
      "Light and shade with layer modes",
      "Pixel art",
      "Vector shapes",
      "Credit, copyright and tools that generate pictures",
    ],
    ways: {
      story: {
        title: "The hero made of sixteen squares",
        explanation:
          "Visit the designers of early video games, who had only a few squares to make a hero that players would love.",
        topic: "Drawing a hero on a 16 by 16 grid",
      },
      handsOn: {
        title: "Build a picture on real clear sheets",
        explanation:
          "Stack clear sheets with sketch, line, color and shadow, swap them around, then do the same on a screen.",
        topic: "Separating a drawing into four layers",
      },
      question: {
        title: "What can a pixel do that a pencil cannot?",
        explanation:
          "Make the same small picture on paper and on a screen and find out where each tool helps or limits.",
        topic: "Comparing one picture in two media",
      },
      project: {
        title: "Illustrate a book cover on screen",
        explanation: "Develop a cover from thumbnails to finished digital art with room for the title, and print it.",
        topic: "Keeping a calm area for the title",
      },
    },
  },
  {
    id: "graphic-design",
    level: 4,
    prerequisites: ["lettering", "composition"],
    keywords: [
      "graphic design",
      "logo",
      "poster",
      "typography",
      "fonts",
      "layout",
      "design",
      "advertising",
      "branding",
    ],
    title: "Posters, logos and page design",
    explanation: "Design for a purpose with type, image, grid and contrast, test it on people and improve it.",
    goal: "Learn graphic design",
    mastered: "Designs posters and logos that communicate clearly",
    topics: [
      "The brief, for whom and what for",
      "Choosing and pairing typefaces",
      "Hierarchy and contrast",
      "Grids and white space",
      "Signs without words",
      "A logo from idea to final form",
      "Testing legibility and meaning",
    ],
    ways: {
      story: {
        title: "The map that dared to be wrong",
        explanation:
          "Meet Harry Beck, who drew the London Underground as straight lines and made distances false but routes clear.",
        topic: "Redrawing a tangled map with straight lines",
      },
      handsOn: {
        title: "Cut up and rearrange a poster",
        explanation:
          "Cut headline, image and text from paper in several sizes and move them until the message reads in three seconds.",
        topic: "Trying six layouts with the same parts",
      },
      question: {
        title: "Which sign is understood without words?",
        explanation:
          "Draw signs for quiet, exit and danger, test them on people of all ages and find out what misleads.",
        topic: "Redrawing the sign most people misread",
      },
      project: {
        title: "Design a campaign for a real event",
        explanation:
          "Make a logo, a poster and a flyer for a school or family event, print them and watch how they work.",
        topic: "Applying one style to three sizes",
      },
    },
  },
  {
    id: "design-objects-and-fashion",
    level: 4,
    prerequisites: ["weaving-and-sewing", "figures-in-motion"],
    keywords: [
      "design",
      "fashion",
      "product design",
      "clothes",
      "architecture",
      "furniture",
      "inventing",
      "sketching ideas",
    ],
    title: "Design clothes, objects and spaces",
    explanation:
      "Research what people need, sketch many ideas, build models and prototypes, and improve them by testing.",
    goal: "Learn fashion or product design",
    mastered: "Designs, models and tests an object or a garment",
    topics: [
      "Watching how people use things",
      "Mood boards",
      "Many quick ideas",
      "Fashion figures and fabric drawing",
      "Scale models and prototypes",
      "Materials and sustainability",
      "Presenting a design",
    ],
    ways: {
      story: {
        title: "The chair that fit nobody",
        explanation:
          "Join a workshop that built a splendid chair without asking who would sit in it, and had to begin again.",
        topic: "Interviewing three people about one chair",
      },
      handsOn: {
        title: "Drape paper on a doll or a friend",
        explanation:
          "Pleat, wrap and pin newspaper into garments on a doll or helper, and draw the best from three sides.",
        topic: "Draping three garments from one sheet",
      },
      question: {
        title: "What annoys people about this bag?",
        explanation:
          "Watch five people pack and use a bag, list the troubles and find out which one a new design could solve.",
        topic: "Sketching ten solutions for one trouble",
      },
      project: {
        title: "Show a collection on a home runway",
        explanation:
          "Design a collection of three outfits or objects on one theme, make one for real and present all three.",
        topic: "Building a mood board for the theme",
      },
    },
  },
  {
    id: "figure-and-anatomy",
    level: 4,
    prerequisites: ["figures-in-motion", "light-and-shadow"],
    keywords: ["anatomy", "figure drawing", "muscles", "skeleton", "hands", "foreshortening", "poses", "body"],
    title: "Anatomy and the figure in depth",
    explanation: "Understand the bones and muscles that shape the surface, draw hands, and foreshorten limbs.",
    goal: "Learn anatomy for drawing",
    mastered: "Draws the figure with anatomy and foreshortening",
    topics: [
      "Skull, rib cage and pelvis",
      "Joints and how they limit movement",
      "Muscles that show",
      "Hands in action",
      "Foreshortening",
      "Weight shifted onto one leg",
      "Long poses with tone",
    ],
    ways: {
      story: {
        title: "Leonardo opens his notebook",
        explanation:
          "Look into Leonardo's notebooks, where muscles are drawn like ropes because a painter wanted to know how smiles work.",
        topic: "Drawing an arm as ropes and levers",
      },
      handsOn: {
        title: "Feel bones and draw them on tape",
        explanation:
          "Feel elbow, wrist and knuckles, mark them on a glove or tape over the hand and draw the hand in five poses.",
        topic: "Drawing a marked hand in five poses",
      },
      question: {
        title: "Why does that arm look too short?",
        explanation:
          "Photograph an arm pointing at the camera, measure what is seen and find out how to draw it believably.",
        topic: "Measuring a foreshortened arm in a photo",
      },
      project: {
        title: "Complete a long figure study",
        explanation:
          "Draw a clothed sitter for several sessions from gesture to finished tone and present all the stages.",
        topic: "Blocking in the pose before any detail",
      },
    },
  },
  {
    id: "interpret-art-history",
    level: 4,
    prerequisites: ["impressionists-to-cubists", "art-around-the-world"],
    keywords: [
      "art history",
      "renaissance",
      "baroque",
      "museum",
      "interpretation",
      "critique",
      "artists",
      "periods",
      "essay",
    ],
    title: "Read art from the Renaissance to today",
    explanation:
      "Place works in their time, analyze form, subject and context, and write an interpretation with evidence.",
    goal: "Understand art history",
    mastered: "Analyzes artworks and places them in their period",
    topics: [
      "Renaissance balance and Baroque drama",
      "Romantic and Realist painters",
      "Modern movements",
      "Art since 1960",
      "Women and artists long left out",
      "Describe, analyze, interpret, judge",
      "Symbols and patrons",
    ],
    ways: {
      story: {
        title: "The night the Mona Lisa vanished",
        explanation:
          "Investigate the theft of 1911, when a painting left the Louvre under a coat and became the most famous of all.",
        topic: "Reporting what made an empty wall so famous",
      },
      handsOn: {
        title: "Restage a painting with a camera",
        explanation:
          "Rebuild a painting with people, cloth and lamps, photograph it and note what every part does for the whole.",
        topic: "Rebuilding light and pose of one painting",
      },
      question: {
        title: "Who paid for this picture, and why?",
        explanation:
          "Research who ordered a work, where it hung and who saw it, and find out how that shaped what it shows.",
        topic: "Tracing one work from commission to museum",
      },
      project: {
        title: "Curate an exhibition in a box",
        explanation:
          "Choose ten works on one theme across five centuries, build a model gallery and write the wall texts.",
        topic: "Writing a wall text of sixty words",
      },
    },
  },
  {
    id: "mixed-media-and-installation",
    level: 4,
    prerequisites: ["wire-and-found-sculpture", "composition"],
    keywords: ["mixed media", "installation", "street art", "mural", "land art", "contemporary art", "public art"],
    title: "Mixed media, murals and installations",
    explanation: "Combine materials and images, work with a place and its public, and plan a mural or installation.",
    goal: "Make contemporary art such as murals and installations",
    mastered: "Plans and makes a mixed-media work or installation",
    topics: [
      "Layers of paint, paper, text and thread",
      "Image transfer and collage",
      "Art in and with nature",
      "Murals and enlarging with a grid",
      "Installations to walk into",
      "Sound, light and movement",
      "Permission and public",
    ],
    ways: {
      story: {
        title: "The artists who wrapped a bridge",
        explanation:
          "Follow Christo and Jeanne-Claude, who spent ten years of talks to wrap a bridge in Paris for two weeks.",
        topic: "Sketching a wrapped building and its reasons",
      },
      handsOn: {
        title: "Make art from what the ground offers",
        explanation:
          "Arrange leaves, ice, sand or stones outdoors by color and size, photograph the work and leave it to the weather.",
        topic: "Laying a color gradient of leaves",
      },
      question: {
        title: "How does a place change a work?",
        explanation:
          "Set one object in a closet, a garden, a stairway and a spotlight and find out what viewers make of it each time.",
        topic: "Placing one object in four settings",
      },
      project: {
        title: "Turn a corner into an installation",
        explanation:
          "Choose a corner and an idea, work with light, sound and found things, and open it to visitors for a day.",
        topic: "Drawing a plan of what visitors will meet",
      },
    },
  },
  {
    id: "series-and-portfolio",
    level: 4,
    prerequisites: ["composition", "impressionists-to-cubists"],
    keywords: [
      "portfolio",
      "series",
      "exhibition",
      "own style",
      "art school",
      "artist statement",
      "sketchbook",
      "theme",
    ],
    title: "A series, a portfolio and an exhibition",
    explanation: "Find a theme, develop a series through sketches and trials, write a statement, and show the work.",
    goal: "Develop a personal style and an art portfolio",
    mastered: "Develops a series of works and presents a portfolio",
    topics: [
      "A theme that will not let go",
      "A sketchbook as a laboratory",
      "Variations and limits",
      "Giving and taking critique",
      "Choosing and ordering works",
      "An artist statement",
      "Framing, hanging and opening",
    ],
    ways: {
      story: {
        title: "Polka dots without end",
        explanation:
          "Follow Yayoi Kusama from the dots she saw as a child to rooms of mirrors, one idea grown over a lifetime.",
        topic: "Tracing one motif through an artist's life",
      },
      handsOn: {
        title: "Spread out everything ever made",
        explanation:
          "Lay old works on the floor, group what belongs together, and mark with string the ideas that keep returning.",
        topic: "Finding three threads in own works",
      },
      question: {
        title: "What do all the favorites have in common?",
        explanation:
          "Collect thirty loved images of any kind, sort them without words and find out what they say about taste.",
        topic: "Naming the pattern among thirty loved images",
      },
      project: {
        title: "Open a solo exhibition",
        explanation:
          "Make eight related works, frame and hang them, write the statement and labels, and guide guests through.",
        topic: "Planning the hanging on a scale drawing",
      },
    },
  },
];
