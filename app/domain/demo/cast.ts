/** The family that demo and tests share. */
export const demoParent = {
  email: "pat.rivera@example.org",
  password: "a shoal of small fish",
  name: "Pat Rivera",
};

export const demoChildren = [
  {
    username: "ada_reads",
    first_name: "Ada",
    grade_level: "Grade 4",
    password: "ada and the fox",
    picture_url: "{address}🦊",
    plans: [
      {
        subject: "Geography",
        goal: "Explain how volcanoes and earthquakes shape the land we live on",
        previous_knowledge: "Knows the continents and oceans",
        needs: "",
        emoji: "🌋",
      },
      {
        subject: "Math",
        goal: "Add and compare fractions with confidence",
        previous_knowledge: "Knows halves and quarters",
        needs: "Short lessons with pictures",
        emoji: "🍕",
      },
    ],
  },
  {
    username: "ben_counts",
    first_name: "Ben",
    grade_level: "Grade 1",
    password: "ben and the turtle",
    picture_url: "{address}🐢",
    plans: [
      {
        subject: "Reading",
        goal: "Read a short picture book aloud",
        previous_knowledge: "Knows all letters and some short words",
        needs: "",
        emoji: "📖",
      },
    ],
  },
  {
    username: "cleo_sings",
    first_name: "Cleo",
    grade_level: "Grade 6",
    password: "cleo and the whale",
    picture_url: "{address}🐳",
    plans: [
      {
        subject: "Music",
        goal: "Read notes and sing a simple tune from them",
        previous_knowledge: "Sings in a choir by ear",
        needs: "",
        emoji: "🎵",
      },
      {
        subject: "Coding",
        goal: "Build a small game with loops and conditions",
        previous_knowledge: "Has followed a few tutorials",
        needs: "",
        emoji: "💻",
      },
    ],
  },
] as const;
