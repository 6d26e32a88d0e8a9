import type { CurriculumLesson } from "../../subject-data";

export const goingFurther: readonly CurriculumLesson[] = [
  {
    id: "one-point-perspective",
    level: 3,
    prerequisites: ["draw-what-is-seen", "landscapes-in-layers"],
    keywords: ["perspective", "vanishing point", "horizon", "3d drawing", "depth", "street", "room", "draw buildings"],
    title: "One-point perspective",
    explanation: "Draw boxes, roads and rooms that run to one vanishing point on the horizon.",
    goal: "Learn perspective drawing",
    mastered: "Draws rooms and streets in one-point perspective",
    topics: [
      "Horizon and eye level",
      "The vanishing point",
      "A box seen from the front",
      "Boxes above and below eye level",
      "A road with trees that shrink evenly",
      "The inside of a room",
    ],
    ways: {
      story: {
        title: "Brunelleschi's trick with the mirror",
        explanation:
          "Stand in Florence as an architect shows passersby a painted church through a peephole and fools every eye.",
        topic: "Finding the vanishing point in old paintings",
      },
      handsOn: {
        title: "Stretch strings to a vanishing point",
        explanation:
          "Pin strings to one point on a photo of a hallway or track, lay them along the edges and see where they meet.",
        topic: "Laying strings along the edges of a photo",
      },
      question: {
        title: "Why do far things look smaller?",
        explanation:
          "Trace a street or hallway on a window pane with washable marker and find out what happens to equal heights.",
        topic: "Measuring near and far posts on the window",
      },
      project: {
        title: "Draw a street of the future",
        explanation:
          "Draw a street in one-point perspective with towers, signs and vehicles that all obey the vanishing point.",
        topic: "Adding windows and doors that follow the lines",
      },
    },
  },
  {
    id: "figures-in-motion",
    level: 3,
    prerequisites: ["draw-people", "draw-what-is-seen"],
    keywords: [
      "figure drawing",
      "gesture",
      "movement",
      "body",
      "proportions",
      "action poses",
      "sports",
      "hands",
      "anatomy",
    ],
    title: "Draw people in motion",
    explanation:
      "Catch a pose with a line of action, keep the body in proportion, and draw hands, feet and folds of clothing.",
    goal: "Draw people in different poses",
    mastered: "Draws figures in motion with good proportions",
    topics: [
      "The body measured in heads",
      "The line of action",
      "Gesture drawings in thirty seconds",
      "Balance and weight",
      "Simple forms for body and limbs",
      "Hands and feet",
      "Clothes and folds",
    ],
    ways: {
      story: {
        title: "Backstage with the dancers",
        explanation:
          "Sit in the wings with Edgar Degas, who sketched dancers stretching, yawning and leaping for forty years.",
        topic: "Sketching a dancer resting and leaping",
      },
      handsOn: {
        title: "Pose a jointed paper figure",
        explanation:
          "Build a paper figure with fasteners at every joint, pose it running and falling, and draw around the action.",
        topic: "Building a jointed figure eight heads tall",
      },
      question: {
        title: "When does a standing figure fall over?",
        explanation:
          "Try leaning, reaching and carrying before a mirror and find out where head and feet must be to stay balanced.",
        topic: "Drawing a plumb line through five poses",
      },
      project: {
        title: "Draw a frieze of a sport or dance",
        explanation:
          "Watch a game or dance on film, pause at eight moments and draw them in a row as one flowing movement.",
        topic: "Choosing eight moments that show the whole move",
      },
    },
  },
  {
    id: "composition",
    level: 3,
    prerequisites: ["landscapes-in-layers"],
    keywords: ["composition", "layout", "rule of thirds", "focal point", "balance", "contrast", "arrangement", "space"],
    title: "Compose a picture",
    explanation:
      "Choose format and viewpoint, set a focal point, balance large and small, and lead the eye through a picture.",
    goal: "Learn to compose pictures",
    mastered: "Plans compositions with a focal point and balance",
    topics: [
      "Upright, wide or square",
      "Thumbnail sketches",
      "A focal point",
      "The rule of thirds",
      "Balance, even and uneven",
      "Empty space that matters",
      "Lines that lead the eye",
    ],
    ways: {
      story: {
        title: "The photographer who waited for the puddle",
        explanation:
          "Wait with Henri Cartier-Bresson behind a station until a man leaps and everything in the frame falls into place.",
        topic: "Sketching what leads the eye in a famous photo",
      },
      handsOn: {
        title: "Crop with two L-shaped cards",
        explanation:
          "Slide two card corners over photos and drawings to find five different pictures hidden inside each one.",
        topic: "Finding five crops in one photograph",
      },
      question: {
        title: "Where does the eye go first?",
        explanation:
          "Show a picture for three seconds, ask viewers what they saw first and find out what pulled their eye there.",
        topic: "Moving the focal point with color or size",
      },
      project: {
        title: "Paint one still life in three compositions",
        explanation:
          "Arrange the same objects in three formats and moods, paint each, and exhibit them with their thumbnails.",
        topic: "Planning three thumbnails for one set of objects",
      },
    },
  },
  {
    id: "acrylic-painting",
    level: 3,
    prerequisites: ["color-wheel", "composition"],
    keywords: ["acrylic", "tempera", "painting", "canvas", "brush techniques", "impasto", "glazing", "paint"],
    title: "Paint with acrylics",
    explanation:
      "Underpaint, block in shapes, layer thick and thin, blend and glaze, and finish a painting step by step.",
    goal: "Learn acrylic painting",
    mastered: "Finishes a painting in acrylics with layers and blending",
    topics: [
      "Ground, palette and brushes",
      "A toned underpainting",
      "Blocking in large shapes",
      "Blending wet paint",
      "Dry brush and thick paint",
      "Glazes over dry paint",
      "Last lights and darks",
    ],
    ways: {
      story: {
        title: "Letters from a yellow house",
        explanation:
          "Read with his brother what Vincent van Gogh wrote about color while he painted sunflowers in the south.",
        topic: "Painting a flower with thick, visible strokes",
      },
      handsOn: {
        title: "Make a sampler of brush marks",
        explanation:
          "Try scumbling, dabbing, scraping with card and blending on a gridded sheet and label every square.",
        topic: "Filling twelve squares with twelve marks",
      },
      question: {
        title: "What lies beneath a painting?",
        explanation:
          "Paint the same apple on white, red and dark grounds and find out what shines through and changes it.",
        topic: "Painting one apple on three grounds",
      },
      project: {
        title: "Paint a picture for a special place",
        explanation: "Choose a wall, plan a painting for its light and size, work in stages and photograph each stage.",
        topic: "Planning the painting in a color sketch",
      },
    },
  },
  {
    id: "cartoons-and-characters",
    level: 3,
    prerequisites: ["draw-people", "draw-animals"],
    keywords: ["cartoon", "comics", "manga", "anime", "character design", "superheroes", "expressions", "comic strip"],
    title: "Design cartoon characters and comics",
    explanation:
      "Simplify and exaggerate, design characters that stay the same in every pose, and tell a joke in panels.",
    goal: "Draw cartoons, comics or manga",
    mastered: "Designs characters and draws short comics",
    topics: [
      "Shapes that show a personality",
      "Exaggeration",
      "Expressions in cartoon and manga style",
      "Turning a head and a body",
      "A character sheet",
      "Panels, bubbles and sound words",
      "Inking and coloring",
    ],
    ways: {
      story: {
        title: "The sidekick who stole the show",
        explanation: "Follow a comic artist whose tiny doodle in the margin becomes more popular than the hero.",
        topic: "Designing a sidekick unlike its hero",
      },
      handsOn: {
        title: "Mix a hundred faces from strips",
        explanation:
          "Draw eyes, noses and mouths on strips that slide behind a head, and copy the funniest faces they make.",
        topic: "Sliding strips and drawing the best five faces",
      },
      question: {
        title: "How few lines does a face need?",
        explanation:
          "Remove lines from a cartoon one at a time and find out when it stops being that person and that feeling.",
        topic: "Drawing a face with as few lines as possible",
      },
      project: {
        title: "Publish a one-page comic",
        explanation:
          "Design two characters, write a small joke or adventure, sketch, ink and letter the page, and print copies.",
        topic: "Breaking a joke into six panels",
      },
    },
  },
  {
    id: "block-printing",
    level: 3,
    prerequisites: ["stamp-and-print", "composition"],
    keywords: ["printmaking", "linocut", "block print", "screen print", "stencil", "edition", "foam print", "monotype"],
    title: "Printmaking with blocks and stencils",
    explanation: "Make foam blocks, stencils and monotypes, print in several colors, and number an edition.",
    goal: "Learn printmaking",
    mastered: "Prints an edition from a block or stencil",
    topics: [
      "Positive, negative and mirror image",
      "Drawing into a foam block",
      "Rolling ink and printing evenly",
      "Stencils",
      "Monotypes",
      "Two colors lined up",
      "Signing and numbering an edition",
    ],
    ways: {
      story: {
        title: "The wave that traveled the world",
        explanation:
          "Follow one sheet of Hokusai's Great Wave from the carver's bench to painters on the other side of the world.",
        topic: "Planning the layers of a print in three colors",
      },
      handsOn: {
        title: "Press, peel and press again",
        explanation:
          "Print a foam block in a light color, press in more lines, and print the same block in a darker color on top.",
        topic: "Printing two colors from one block",
      },
      question: {
        title: "How does one block give many colors?",
        explanation:
          "Look closely at color prints with a magnifying glass and find out how many layers were printed and in what order.",
        topic: "Drawing each color layer of a print separately",
      },
      project: {
        title: "Print an edition of greeting cards",
        explanation:
          "Design a motif, make the block, print an edition of ten, sign and number them, and send or sell them.",
        topic: "Printing ten cards that look alike",
      },
    },
  },
  {
    id: "wire-and-found-sculpture",
    level: 3,
    prerequisites: ["pots-and-coils", "figures-in-motion"],
    keywords: ["sculpture", "wire", "recycled art", "found objects", "mobile", "assemblage", "3d art", "upcycling"],
    title: "Sculpture from wire and found objects",
    explanation:
      "Draw in space with wire, balance a mobile, and turn found things into figures that stand and tell something.",
    goal: "Make sculptures",
    mastered: "Builds standing or hanging sculptures from wire and found things",
    topics: [
      "A wire line in space",
      "Armatures and balance",
      "Joining without glue",
      "Mobiles",
      "Assemblage of found objects",
      "A sculpture seen from all sides",
    ],
    ways: {
      story: {
        title: "The circus in a suitcase",
        explanation:
          "Watch Alexander Calder open five suitcases, take out acrobats of wire and cork, and perform a whole circus.",
        topic: "Bending an acrobat for the wire circus",
      },
      handsOn: {
        title: "Draw a portrait in one wire",
        explanation:
          "Draw a face in one line on paper, then bend soft wire along it, with blunt ends taped, and hang it in the light.",
        topic: "Turning a one-line drawing into wire",
      },
      question: {
        title: "Where must a mobile hang to balance?",
        explanation:
          "Hang unequal things from a stick, slide the string along and find out the rule of the balancing point.",
        topic: "Balancing one heavy and two light shapes",
      },
      project: {
        title: "Build a creature from thrown-away things",
        explanation:
          "Sort clean packaging and broken parts by shape, join them into a creature, unify it with paint and name it.",
        topic: "Sketching a creature from the parts at hand",
      },
    },
  },
  {
    id: "impressionists-to-cubists",
    level: 3,
    prerequisites: ["look-at-pictures", "color-wheel"],
    keywords: [
      "art history",
      "artists",
      "impressionism",
      "monet",
      "van gogh",
      "picasso",
      "cubism",
      "famous paintings",
      "styles",
    ],
    title: "Painters from Monet to Picasso",
    explanation:
      "Recognize Impressionists, Van Gogh, Cubists and Surrealists by how they paint, and try each way of seeing.",
    goal: "Learn about famous painters",
    mastered: "Recognizes styles such as Impressionism and Cubism",
    topics: [
      "Monet and the moment of light",
      "Mary Cassatt and scenes of everyday life",
      "Van Gogh's strokes and Gauguin's colors",
      "Seurat's dots",
      "Picasso and Braque, many views at once",
      "Dreams of the Surrealists",
      "Telling styles apart",
    ],
    ways: {
      story: {
        title: "The show everybody laughed at",
        explanation:
          "Visit Paris in 1874, where rejected painters open their own exhibition and a mocking critic names them.",
        topic: "Writing a visitor's praise and a critic's scorn",
      },
      handsOn: {
        title: "Paint one pear in five styles",
        explanation:
          "Paint the same pear as Monet, Van Gogh, Seurat, Picasso and Dalí might have, on five small cards.",
        topic: "Painting a pear in dots and in cubes",
      },
      question: {
        title: "Why did painters stop painting like photos?",
        explanation:
          "Line up pictures from 1850 to 1920, look at what changed and find out what the camera had to do with it.",
        topic: "Putting eight pictures in order by time",
      },
      project: {
        title: "Stage a gallery of copies and twists",
        explanation:
          "Copy part of a famous painting, make a second version with a twist, and exhibit both with a label.",
        topic: "Changing one thing that changes everything",
      },
    },
  },
  {
    id: "art-around-the-world",
    level: 3,
    prerequisites: ["look-at-pictures", "patterns-and-design"],
    keywords: [
      "world art",
      "cultures",
      "african art",
      "asian art",
      "indigenous",
      "ancient",
      "egypt",
      "cave paintings",
      "masks",
    ],
    title: "Art from caves, temples and many cultures",
    explanation:
      "Discover cave paintings, Egyptian figures, African masks, ink painting and more, and why people made them.",
    goal: "Discover art from around the world",
    mastered: "Tells about the art of several cultures and its purpose",
    topics: [
      "Cave paintings and the first artists",
      "Egyptian figures and their rules",
      "Masks of West and Central Africa",
      "Chinese and Japanese ink painting",
      "Patterns and calligraphy of the Islamic world",
      "Art of the Americas",
      "Borrowing with respect",
    ],
    ways: {
      story: {
        title: "Four friends find a painted cave",
        explanation:
          "Climb down with the teenagers who found the painted cave of Lascaux in 1940, bulls and horses all around.",
        topic: "Drawing what the lamp shows first on the wall",
      },
      handsOn: {
        title: "Paint bamboo in four strokes",
        explanation:
          "Load a brush light and dark, practice bamboo stalks and leaves in single strokes, and leave space empty.",
        topic: "Painting a stalk with one pull of the brush",
      },
      question: {
        title: "Why did Egyptians draw feet from the side?",
        explanation:
          "Trace Egyptian figures, note which part is seen from which side and find out what idea lies behind it.",
        topic: "Drawing oneself by the Egyptian rules",
      },
      project: {
        title: "Make a travel map of art",
        explanation:
          "Choose seven works from all continents, draw a small copy of each, and pin them on a world map with stories.",
        topic: "Finding out what a mask was made for",
      },
    },
  },
  {
    id: "photography",
    level: 3,
    prerequisites: ["look-at-pictures", "composition"],
    keywords: ["photography", "photos", "camera", "phone camera", "photo editing", "portrait photo", "pictures"],
    title: "Take good photographs",
    explanation: "See light, choose distance, angle and frame, focus on what matters, and edit a small series.",
    goal: "Learn photography",
    mastered: "Takes well-composed photos and edits a series",
    topics: [
      "Holding still and focusing",
      "Where the light comes from",
      "Close, middle and far",
      "High, low and odd angles",
      "Background and frame",
      "People who do not just smile",
      "Choosing and editing the best",
    ],
    ways: {
      story: {
        title: "The nanny who always had a camera",
        explanation:
          "Meet Vivian Maier, who photographed street life for decades and whose pictures were found in boxes by chance.",
        topic: "Telling the story one street photo hints at",
      },
      handsOn: {
        title: "Light a toy with lamp and paper",
        explanation:
          "Photograph a toy with light from front, side, back and below, and with white paper to soften shadows.",
        topic: "Taking one portrait in five lights",
      },
      question: {
        title: "How many pictures hide in one chair?",
        explanation: "Take thirty photos of one chair without repeating and find out which angles make it new.",
        topic: "Photographing a chair so it is hardly recognized",
      },
      project: {
        title: "Hang a photo story of one day",
        explanation:
          "Tell one person's day, with permission, in ten photographs, choose and order them, and exhibit the series.",
        topic: "Choosing ten out of a hundred photos",
      },
    },
  },
  {
    id: "weaving-and-sewing",
    level: 3,
    prerequisites: ["patterns-and-design"],
    keywords: [
      "sewing",
      "weaving",
      "textiles",
      "fabric",
      "knitting",
      "embroidery",
      "felt",
      "tie-dye",
      "yarn",
      "crochet",
    ],
    title: "Weave, stitch and work with fabric",
    explanation: "Weave on a cardboard loom, sew by hand, embroider and dye cloth, and make something to use.",
    goal: "Learn sewing and weaving",
    mastered: "Weaves on a small loom and sews by hand",
    topics: [
      "Warp and weft on a cardboard loom",
      "Stripes and shapes in weaving",
      "Threading a needle and tying a knot",
      "Running stitch and backstitch",
      "Embroidered lines and dots",
      "Folding and dyeing with an adult",
      "Sewing on a button",
    ],
    safety: ["Folding and dyeing with an adult"],
    ways: {
      story: {
        title: "The quilts of Gee's Bend",
        explanation:
          "Visit a bend in an Alabama river where women sewed worn work clothes into quilts that now hang in museums.",
        topic: "Laying out a quilt block from old clothes",
      },
      handsOn: {
        title: "Weave with sticks, stems and strips",
        explanation: "Bind sticks into a frame, string it, and weave in grasses, rags and yarn from a walk.",
        topic: "Weaving a panel from found materials",
      },
      question: {
        title: "What holds cloth together?",
        explanation:
          "Unravel scraps of woven, knitted and felted cloth under a magnifying glass and find out how each is made.",
        topic: "Drawing the path of a thread in three fabrics",
      },
      project: {
        title: "Sew a softie of an own drawing",
        explanation: "Turn a drawing into a pattern, cut felt, sew with two stitches, stuff it and add a face.",
        topic: "Making a paper pattern with a seam allowance",
      },
    },
  },
  {
    id: "stop-motion-animation",
    level: 3,
    prerequisites: ["cartoons-and-characters"],
    keywords: ["animation", "stop motion", "flip book", "film", "movie", "moving pictures", "video"],
    title: "Flip books and stop-motion films",
    explanation: "Make drawings and figures move frame by frame, plan timing, and shoot a short film with sound.",
    goal: "Make an animated film",
    mastered: "Makes flip books and short stop-motion films",
    topics: [
      "How the eye sees motion",
      "A flip book of a bouncing ball",
      "Squash, stretch and anticipation",
      "Frames per second",
      "A storyboard",
      "Shooting with paper or clay figures",
      "Sound and titles",
    ],
    ways: {
      story: {
        title: "The paper princess who learned to move",
        explanation:
          "Meet Lotte Reiniger, who cut fairy-tale figures with scissors and made one of the first animated films.",
        topic: "Cutting a jointed silhouette and moving it",
      },
      handsOn: {
        title: "Spin a two-sided picture disk",
        explanation:
          "Draw a bird on one side of a disk and a cage on the other, twist the strings and watch them become one.",
        topic: "Drawing two halves that join when they spin",
      },
      question: {
        title: "How many pictures make a smooth second?",
        explanation:
          "Film the same move in five, ten and fifteen frames a second and find out when jerks turn into motion.",
        topic: "Counting frames for one smooth step",
      },
      project: {
        title: "Shoot a thirty-second film",
        explanation:
          "Write a tiny story, build set and figures, shoot it frame by frame, add sound and hold a premiere.",
        topic: "Storyboarding a film of six shots",
      },
    },
  },
];
