import type { CurriculumLesson } from "../../subject-data";

export const basics: readonly CurriculumLesson[] = [
  {
    id: "draw-what-is-seen",
    level: 2,
    prerequisites: ["pictures-from-shapes"],
    keywords: [
      "drawing",
      "observation",
      "still life",
      "sketch",
      "contour",
      "realistic",
      "pencil drawing",
      "sketchbook",
    ],
    title: "Draw what is really there",
    explanation:
      "Look longer than drawing, follow contours, compare sizes and gaps, and draw things at home from observation.",
    goal: "Learn to draw realistically",
    mastered: "Draws simple objects from observation",
    topics: [
      "Following an edge with eye and pencil",
      "Blind contour drawing",
      "The gaps between things",
      "Comparing heights and widths with a pencil",
      "Light guide lines first",
      "A still life of two or three things",
    ],
    ways: {
      story: {
        title: "The hare that looked ready to hop",
        explanation:
          "Meet Albrecht Dürer, who looked at a hare so closely in 1502 that its whiskers still seem to twitch.",
        topic: "Drawing a feather or fur hair by hair",
      },
      handsOn: {
        title: "Draw blind under a sheet of card",
        explanation:
          "Push a pencil through a card so that the hand is hidden, and draw a shoe without seeing the paper.",
        topic: "Drawing a shoe without looking down",
      },
      question: {
        title: "Do we draw what we see or what we know?",
        explanation:
          "Draw a cup from memory, then from above, from the side and below, and find out where knowing fooled the eye.",
        topic: "Drawing one cup from three heights",
      },
      project: {
        title: "Fill a sketchbook in seven days",
        explanation:
          "Draw from life each day, something small, something large, something moving, and show the best pages.",
        topic: "Choosing and drawing today's object",
      },
    },
  },
  {
    id: "color-wheel",
    level: 2,
    prerequisites: ["mix-first-colors", "paint-with-a-brush"],
    keywords: ["color wheel", "color theory", "warm and cool", "complementary", "tints", "shades", "mixing colors"],
    title: "The color wheel, warm, cool and opposite colors",
    explanation:
      "Paint a color wheel of twelve colors, and use tints, shades, and warm, cool and opposite colors on purpose.",
    goal: "Understand the color wheel",
    mastered: "Uses warm, cool and complementary colors on purpose",
    topics: [
      "Primary, secondary and in-between colors",
      "Tints with white and shades with black",
      "Warm and cool colors",
      "Opposite colors that glow together",
      "Mixing opposites to dull a color",
      "Colors and moods",
    ],
    ways: {
      story: {
        title: "The king who banned blue",
        explanation:
          "Live in a kingdom where blue is forbidden and the court painter must paint sea and sky all the same.",
        topic: "Painting the sea without any blue",
      },
      handsOn: {
        title: "Sort a rainbow out of the closet",
        explanation:
          "Gather things of every color from around the home and lay them out as a giant color wheel on the floor.",
        topic: "Filling the gaps between two colors with things",
      },
      question: {
        title: "Why does this gray look green?",
        explanation: "Put one gray square on red, green, blue and yellow and find out what neighbors do to a color.",
        topic: "Testing one color on four backgrounds",
      },
      project: {
        title: "Paint one scene in summer and in winter",
        explanation:
          "Paint the same tree and house once in warm and once in cool colors and hang the two side by side.",
        topic: "Choosing a palette of five colors for each season",
      },
    },
  },
  {
    id: "self-portrait",
    level: 2,
    prerequisites: ["draw-people", "draw-what-is-seen"],
    keywords: ["portrait", "self-portrait", "face", "proportions", "draw faces", "eyes", "expressions", "drawing"],
    title: "Draw a face and a self-portrait",
    explanation: "Place eyes, nose, mouth and ears in proportion, look closely in a mirror, and show expression.",
    goal: "Learn to draw faces",
    mastered: "Draws a face in proportion from the front",
    topics: [
      "The egg shape of the head",
      "Eyes halfway down",
      "Nose, mouth and ears in proportion",
      "The shape of an eye",
      "Hair as masses instead of single strands",
      "Mixing skin colors",
      "Faces that show feelings",
    ],
    ways: {
      story: {
        title: "The painter and the mirror above her bed",
        explanation: "Meet Frida Kahlo, who began to paint herself in a mirror while she lay in bed after an accident.",
        topic: "Adding things to a portrait that tell a life",
      },
      handsOn: {
        title: "Trace a face on the mirror",
        explanation:
          "Close one eye, trace the face onto a mirror with washable marker, and measure where everything sits.",
        topic: "Measuring eyes, nose and mouth on the mirror",
      },
      question: {
        title: "What makes a face look angry?",
        explanation: "Move only eyebrows and mouth on paper faces and find out which small changes make which feeling.",
        topic: "Drawing six feelings with brows and mouth alone",
      },
      project: {
        title: "Paint a self-portrait with a secret",
        explanation:
          "Paint a self-portrait whose background and objects show favorite things, and let visitors read it.",
        topic: "Planning background and objects in a sketch",
      },
    },
  },
  {
    id: "draw-animals",
    level: 2,
    prerequisites: ["pictures-from-shapes"],
    keywords: ["drawing animals", "how to draw", "horse", "cat", "dog", "dinosaur", "dragon", "step by step"],
    title: "Draw animals step by step",
    explanation: "Build animals from ovals and lines, compare legs and heads, and add fur, feathers and scales.",
    goal: "Draw animals",
    mastered: "Draws animals in proportion with fur or feathers",
    topics: [
      "Ovals for head, chest and hips",
      "A line for the spine",
      "How legs bend",
      "Cats, dogs and horses",
      "Birds and fish",
      "Fur, feathers and scales",
      "Dinosaurs and invented animals",
    ],
    ways: {
      story: {
        title: "The rhinoceros the artist never saw",
        explanation:
          "Learn how an artist drew a rhinoceros in 1515 from a letter and a sketch, and what the armor plates got wrong.",
        topic: "Drawing an unknown animal from a description",
      },
      handsOn: {
        title: "Bend a wire skeleton, then draw it",
        explanation:
          "Bend soft wire or pipe cleaners into an animal, pose it, and draw it walking, sitting and leaping.",
        topic: "Drawing one wire animal in three poses",
      },
      question: {
        title: "Which way does a dog's knee bend?",
        explanation:
          "Compare photos of legs of people, dogs, horses and birds and find out which joint is the knee, heel or elbow.",
        topic: "Marking heel and knee on four animals",
      },
      project: {
        title: "Make a field guide of animals nearby",
        explanation: "Sketch animals in the park, at home or from film, add notes and bind a small field guide.",
        topic: "Sketching a moving animal in thirty seconds",
      },
    },
  },
  {
    id: "light-and-shadow",
    level: 2,
    prerequisites: ["draw-what-is-seen"],
    keywords: ["shading", "shadow", "light", "3d drawing", "pencil", "hatching", "tone", "realistic", "charcoal"],
    title: "Shade with light and shadow",
    explanation: "Find where light comes from, shade from light to dark, and make balls, cubes and fruit look solid.",
    goal: "Learn shading",
    mastered: "Shades objects so that they look three-dimensional",
    topics: [
      "A scale from white to black",
      "Smooth shading and hatching",
      "Highlight, half tone and dark side",
      "Cast shadows",
      "Ball, cube, cylinder and cone",
      "Fruit under one lamp",
    ],
    ways: {
      story: {
        title: "The painter of the single candle",
        explanation:
          "Enter the dark rooms of Georges de La Tour, where one candle lights a face and leaves all else in shadow.",
        topic: "Shading a face lit from one side only",
      },
      handsOn: {
        title: "Chase shadows with a flashlight",
        explanation:
          "Shine a flashlight on an egg from all sides in a dark room and draw where the shadow falls each time.",
        topic: "Drawing an egg lit from four directions",
      },
      question: {
        title: "Are shadows really black?",
        explanation:
          "Look at shadows on snow, grass and walls at different hours and find out what colors hide in them.",
        topic: "Mixing the true color of a shadow",
      },
      project: {
        title: "Draw a glowing night scene",
        explanation:
          "Draw with white and colored pencil on black paper, letting windows, moon and lamps shine out of the dark.",
        topic: "Building up light on black paper",
      },
    },
  },
  {
    id: "watercolor",
    level: 2,
    prerequisites: ["paint-with-a-brush", "mix-first-colors"],
    keywords: ["watercolor", "watercolour", "painting", "washes", "wet on wet", "brush", "paper"],
    title: "Paint with watercolors",
    explanation:
      "Lay flat and graded washes, paint wet on wet and wet on dry, keep whites, and layer from light to dark.",
    goal: "Learn to paint with watercolors",
    mastered: "Paints washes and layers with watercolors",
    topics: [
      "Paper, brushes and how much water",
      "A flat wash and a graded wash",
      "Wet on wet",
      "Wet on dry",
      "Keeping the white of the paper",
      "Lifting color and sprinkling salt",
      "Layers from light to dark",
    ],
    ways: {
      story: {
        title: "The cloud that rained on the painting",
        explanation:
          "Follow a painter caught by rain whose spoiled picture turns out to be the best sky of a lifetime.",
        topic: "Letting a sky run and turning it into clouds",
      },
      handsOn: {
        title: "Test wax, salt, tape and sponge",
        explanation: "Try wax crayon, salt, tape and sponge in wet paint on small cards and label what each one does.",
        topic: "Making a card set of four watercolor tricks",
      },
      question: {
        title: "How does white stay white?",
        explanation:
          "Try tape, wax, careful edges and lifting to save a white moon and find out which looks best where.",
        topic: "Painting four moons in four ways",
      },
      project: {
        title: "Paint a set of postcards",
        explanation:
          "Paint six small landscapes or fruits with different techniques, write on the backs and mail them.",
        topic: "Planning light and dark on a small card",
      },
    },
  },
  {
    id: "landscapes-in-layers",
    level: 2,
    prerequisites: ["paint-with-a-brush", "draw-what-is-seen"],
    keywords: ["landscape", "nature", "sky", "trees", "mountains", "background", "foreground", "painting", "depth"],
    title: "Landscapes with near and far",
    explanation:
      "Build a landscape from sky to foreground, make far things smaller and paler, and paint trees, water and sky.",
    goal: "Paint landscapes",
    mastered: "Paints landscapes with foreground and background",
    topics: [
      "Horizon high or low",
      "Foreground, middle and background",
      "Small and pale in the distance",
      "Overlapping",
      "Trees that are not lollipops",
      "Water and reflections",
      "Skies at different hours",
    ],
    ways: {
      story: {
        title: "The mountain in forty-six prints",
        explanation:
          "Travel around Mount Fuji with Hokusai, whose prints show it behind waves, through a barrel and far away.",
        topic: "Drawing one mountain from three places",
      },
      handsOn: {
        title: "Build a landscape of torn layers",
        explanation: "Layer torn paper or tinted tissue from pale to strong, and stand parts up like a theater stage.",
        topic: "Arranging five layers from pale to strong",
      },
      question: {
        title: "What color are faraway hills?",
        explanation:
          "Compare near and far trees through a paper tube and find out how distance changes color and detail.",
        topic: "Matching paint to near and far leaves",
      },
      project: {
        title: "Paint the view from one window four times",
        explanation:
          "Paint the same view in the morning, at noon, in the evening and in rain, and hang the four as one work.",
        topic: "Mixing the sky for each time of day",
      },
    },
  },
  {
    id: "pots-and-coils",
    level: 2,
    prerequisites: ["first-clay"],
    keywords: ["clay", "pottery", "ceramics", "pinch pot", "coil", "slab", "air-dry clay", "bowl"],
    title: "Build pots and figures from clay",
    explanation: "Make pinch pots, coil pots and slab boxes, score and slip joints, smooth and decorate the surface.",
    goal: "Learn pottery by hand",
    mastered: "Builds pinch, coil and slab pots that hold together",
    topics: [
      "A pinch pot with an even wall",
      "Score, slip and smooth",
      "Rolling even coils",
      "Building up and shaping a coil pot",
      "Cutting slabs from a paper pattern",
      "Pressed, carved and painted decoration",
      "Drying without cracks",
    ],
    ways: {
      story: {
        title: "Maria Martinez and the black pots",
        explanation:
          "Visit the Pueblo potter Maria Martinez, who built coil pots without a wheel and revived a lost black shine.",
        topic: "Planning a band of patterns for a pot",
      },
      handsOn: {
        title: "Race a coil up a paper cup",
        explanation:
          "Wind coils around a paper cup as a form, smooth the inside, pull out the cup and shape the pot by hand.",
        topic: "Smoothing coils until the joints vanish",
      },
      question: {
        title: "Why do pots crack?",
        explanation: "Dry thick, thin, fast and slow test tiles and find out which crack and how a potter prevents it.",
        topic: "Comparing test tiles after two days",
      },
      project: {
        title: "Make a set of bowls for a table",
        explanation:
          "Design and build matching bowls from air-dry clay, decorate them with one motif and set a display table.",
        topic: "Keeping three bowls alike in size and pattern",
      },
    },
  },
  {
    id: "paper-sculpture",
    level: 2,
    prerequisites: ["cut-tear-glue"],
    keywords: ["paper craft", "origami", "papier-mache", "paper mache", "mask", "cardboard", "pop-up", "folding", "3d"],
    title: "Fold, build and sculpt with paper",
    explanation:
      "Fold origami, make pop-up cards, and build masks and animals from cardboard and paper strips with paste.",
    goal: "Make things from paper and cardboard",
    mastered: "Folds paper models and makes masks and pop-up cards",
    topics: [
      "Valley and mountain folds",
      "First origami models",
      "Curling, scoring and fringing",
      "Pop-up cards",
      "Slots and tabs in cardboard",
      "Paper strips and paste over a form",
      "Painting and finishing",
    ],
    ways: {
      story: {
        title: "A thousand paper cranes",
        explanation:
          "Hear of Sadako and the cranes that children fold for peace around the world, and fold a first one.",
        topic: "Folding a crane in thought of someone",
      },
      handsOn: {
        title: "Make one sheet stand up ten ways",
        explanation: "Fold, roll, slit and curl plain sheets until each one stands by itself in a different form.",
        topic: "Finding ten ways to make paper stand",
      },
      question: {
        title: "How strong can paper be?",
        explanation:
          "Build bridges and columns from folded paper, load them with books and find out which fold carries most.",
        topic: "Loading flat, folded and rolled paper",
      },
      project: {
        title: "Make a mask for a parade",
        explanation:
          "Sketch a creature, build its mask from cardboard and pasted strips, paint it and wear it in a parade.",
        topic: "Turning a sketch into a form that fits a face",
      },
    },
  },
  {
    id: "patterns-and-design",
    level: 2,
    prerequisites: ["stamp-and-print"],
    keywords: ["pattern", "design", "mandala", "tiles", "symmetry", "textile", "ornament", "decorate", "mosaic"],
    title: "Patterns, tiles and mosaics",
    explanation: "Design motifs and repeat, flip and turn them into borders, tiles, mandalas and mosaics.",
    goal: "Design patterns and mosaics",
    mastered: "Designs repeating patterns and symmetrical ornaments",
    topics: [
      "Inventing a motif",
      "Rows, half-drops and checkerboards",
      "Flipping and turning",
      "Borders",
      "Mandalas around a center",
      "Paper mosaics",
      "Patterns from many cultures",
    ],
    ways: {
      story: {
        title: "The palace where every wall is a puzzle",
        explanation:
          "Walk through the Alhambra in Spain, whose tile makers covered walls with patterns that never seem to end.",
        topic: "Continuing a palace tile to the paper's edge",
      },
      handsOn: {
        title: "Lay a mandala from the kitchen",
        explanation:
          "Arrange beans, pasta, leaves and buttons in rings around a center, photograph it and sweep it away.",
        topic: "Laying six equal rings around a center",
      },
      question: {
        title: "Where does the pattern repeat?",
        explanation:
          "Search fabrics, wallpapers and floors for the smallest piece that repeats and find out how it was moved.",
        topic: "Cutting a paper window the size of one repeat",
      },
      project: {
        title: "Design a cloth for a table or a bag",
        explanation:
          "Design a motif and its repeat on paper, print it on fabric with stamps and fabric paint, and use it.",
        topic: "Testing a repeat on paper before printing",
      },
    },
  },
  {
    id: "lettering",
    level: 2,
    prerequisites: ["lines", "pictures-from-shapes"],
    keywords: ["lettering", "calligraphy", "bubble letters", "fonts", "graffiti", "name", "cards", "hand lettering"],
    title: "Lettering and decorated names",
    explanation:
      "Draw block, bubble and brush letters, space them well, and decorate initials and words to fit their meaning.",
    goal: "Learn hand lettering",
    mastered: "Draws several styles of letters with even spacing",
    topics: [
      "Guide lines and spacing",
      "Block letters",
      "Bubble letters and shadows",
      "Thick and thin strokes",
      "Words that look like what they mean",
      "A decorated initial",
      "Laying out a card",
    ],
    ways: {
      story: {
        title: "The golden letter in the great old book",
        explanation:
          "Turn the pages of the Book of Kells, where one letter fills a page with knots, cats and gold-bright color.",
        topic: "Hiding an animal in a decorated initial",
      },
      handsOn: {
        title: "Write with two pencils taped together",
        explanation:
          "Tape two pencils side by side for thick-and-thin letters, and try sticks, brushes and markers as well.",
        topic: "Drawing an alphabet with the double pencil",
      },
      question: {
        title: "Can a word look cold?",
        explanation:
          "Draw the words cold, fast, heavy and tickle so that they look like it and find out what readers feel.",
        topic: "Drawing four words in fitting letters",
      },
      project: {
        title: "Letter a sign for the family door",
        explanation:
          "Sketch three layouts for a door sign, choose letters that suit the family, ink the best and hang it up.",
        topic: "Comparing three layouts of one word",
      },
    },
  },
];
