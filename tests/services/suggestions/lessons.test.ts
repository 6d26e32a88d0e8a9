import { describe, expect, it } from "vitest";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { titlesOf as titlesOfLesson } from "~/services/suggestions/built-in/approaches";
import { curriculumOf } from "~/services/suggestions/built-in/curriculum";
import type { CurriculumLesson } from "~/services/suggestions/built-in/subject-data";
import { subjects } from "~/services/suggestions/built-in/subjects/all";
import { COUNTS, FREE_SUBJECTS, NONSES, inputsWith, lessonLines, lessonsOf, shareIn, titlesOf } from "./support";

const presets = presetSubjects.map(({ subject }) => subject);
const everySubject = [...presets, ...FREE_SUBJECTS];
const wordy = { goal: "Add and compare fractions", previousKnowledge: "Counts to 100", needs: "Short attention span" };

/** The curriculum's lessons that titles of a plan stand for. */
function lessonsTitled(titles: readonly string[]): CurriculumLesson[] {
  const lessons = subjects.flatMap((subject) => subject.lessons);
  return titles.flatMap((title) => lessons.find((lesson) => titlesOfLesson(lesson).includes(title)) ?? []);
}

describe("suggested lessons", () => {
  it.each(everySubject)("are as many as asked for, well-formed and distinct: %s", async (subject) => {
    for (const count of COUNTS) {
      for (const nonse of NONSES) {
        const lessons = await lessonsOf(inputsWith({ subject, ...wordy }), count, nonse);
        expect(lessons).toHaveLength(count);
        expect(new Set(lessons.map(({ title }) => title)).size).toBe(count);
        for (const { title, explanation } of lessons) {
          expect(title).toMatch(/^[^:\n]{3,60}$/);
          expect(explanation).toMatch(/^\S[^\n]{30,498}[.?!]$/);
        }
      }
    }
  });

  it.each(everySubject)("share hardly a title between any two nonses: %s", async (subject) => {
    for (const count of COUNTS) {
      const plans = await Promise.all(NONSES.map((nonse) => titlesOf(inputsWith({ subject, ...wordy }), count, nonse)));
      plans.forEach((plan, index) => {
        for (const other of plans.slice(index + 1)) expect(shareIn(plan, other)).toBeLessThanOrEqual(0.2);
      });
    }
  });

  it.each(presets)("come after what they build on, and levels never fall: %s", async (subject) => {
    for (const goal of ["Get better", "Something hard for experts", "first steps", wordy.goal]) {
      for (const nonse of NONSES) {
        const plan = lessonsTitled(await titlesOf(inputsWith({ subject, goal }), 8, nonse));
        plan.forEach((lesson, index) => {
          const later = plan.slice(index + 1);
          expect(later.every(({ level }) => level >= lesson.level)).toBe(true);
          for (const { id } of later) expect(lesson.prerequisites).not.toContain(id);
        });
      }
    }
  });

  it("are the same for the same inputs and nonse", async () => {
    for (const nonse of NONSES) {
      const inputs = inputsWith(wordy);
      expect(await lessonLines(inputs, 5, nonse)).toEqual(await lessonLines({ ...inputs }, 5, nonse));
    }
  });

  it("are explained in the words of their approach as well", async () => {
    const halves = lessonsTitled(["Halves, thirds, quarters and other fractions"])[0];
    const inputs = inputsWith({ goal: "Halves and quarters" });
    const explanations = await Promise.all(
      NONSES.map(async (nonse) => {
        const lessons = await lessonsOf(inputs, 3, nonse);
        return lessons.find(({ title }) => halves && titlesOfLesson(halves).includes(title))?.explanation;
      }),
    );
    const [plain = "", ...others] = explanations;
    const ways = Object.values(halves?.ways ?? {});
    expect(ways).toHaveLength(others.length);
    ways.forEach((way, index) => expect(others[index]).toContain(`${plain} ${way.explanation}`));
  });
});

describe("a subject", () => {
  it.each([" MATHS ", "math", "Grade 5 math", "Mathematics"])("is known as '%s' too", async (subject) => {
    const inputs = inputsWith({ goal: "Add fractions" });
    expect(await titlesOf({ ...inputs, subject })).toEqual(await titlesOf(inputs));
  });

  it.each([
    ["Fractions", "Be ready for the test", "Add and subtract fractions"],
    ["Guitar", "Play along", "First chords on ukulele or guitar"],
    ["Python", "Get started", "Write first programs in Python"],
    ["Homework", "Long division", "Divide large numbers with long division"],
  ])("'%s' is found in the curriculum of another", async (subject, goal, title) => {
    expect(await titlesOf(inputsWith({ subject, goal, gradeLevel: "5" }))).toContain(title);
  });

  it.each(["Karate", "Typing", "I love trains", "Martial arts and karate"])(
    "'%s' without a curriculum gets the general method, and the goal a lesson of its own",
    async (subject) => {
      const titles = await titlesOf(inputsWith({ subject, goal: "Reach the second level" }));
      expect(titles.at(-1)).toBe("Reach the second level");
      expect(lessonsTitled(titles)).toEqual([]);
    },
  );

  it("of one's own gets no second lesson on a goal that the general method has the very lesson for", async () => {
    const titles = await titlesOf(inputsWith({ subject: "Karate", goal: "Learn the basic skills of Karate" }));
    expect(titles).toContain("The basic skills, one by one");
    expect(titles).not.toContain("Learn the basic skills of Karate");
  });

  it.each(["Practice that sticks", "The basic skills, one by one"])(
    "of one's own never has a title twice, though the goal is one: '%s'",
    async (goal) => {
      const titles = await titlesOf(inputsWith({ subject: "Karate", goal }), 8);
      expect(new Set(titles).size).toBe(8);
    },
  );

  it("of one's own is named in the titles, without the words around it", async () => {
    expect((await titlesOf(inputsWith({ subject: "I love trains" })))[0]).toBe("Trains – a first look");
  });
});

describe("a goal", () => {
  it.each([
    ["Reading", "I want her to read aloud fluently", "Read aloud smoothly and with expression"],
    ["Space", "learn about BLACK HOLES", "Understand black holes"],
    ["Money", "Saving up for a bike", "Save up for a goal"],
    ["Math", "fracions", "Halves, thirds, quarters and other fractions"],
    ["Spanish", "talk about family members", "Talk about family and pets"],
  ])("of %s brings in what it names, whatever the count: '%s'", async (subject, goal, title) => {
    for (const count of COUNTS) expect(await titlesOf(inputsWith({ subject, goal }), count)).toContain(title);
  });

  it("is led up to by what has to be known before, nearest first", async () => {
    const inputs = inputsWith({ goal: "Add and subtract fractions", gradeLevel: "4" });
    expect(await titlesOf(inputs, 3)).toEqual([
      "Halves, thirds, quarters and other fractions",
      "Equivalent fractions, comparing and simplifying",
      "Add and subtract fractions",
    ]);
  });

  it("that names several skills gets each of them", async () => {
    const goal = "long division, telling the time, negative numbers";
    const titles = await titlesOf(inputsWith({ goal, gradeLevel: "5" }));
    for (const word of ["long division", "Tell the time", "Negative numbers"]) {
      expect(titles.join()).toContain(word);
    }
  });

  it("that the curriculum does not know becomes the last lesson, in the parent's words", async () => {
    for (const nonse of NONSES) {
      const titles = await titlesOf(inputsWith({ goal: "win the spelling bee trophy" }), 4, nonse);
      expect(titles.at(-1)).toMatch(/^Win the spelling bee trophy/);
    }
  });

  it("that says nothing leaves the level to the grade", async () => {
    const levels = await Promise.all(
      ["Kindergarten", "Grade 4", "8th grade"].map(async (gradeLevel) => {
        const plan = lessonsTitled(await titlesOf(inputsWith({ gradeLevel })));
        return plan.reduce((sum, { level }) => sum + level, 0) / plan.length;
      }),
    );
    expect(levels).toEqual([...levels].sort());
    expect(new Set(levels).size).toBe(3);
  });

  it("that says nothing has approaches choose other lessons, not only other titles", async () => {
    const plans = await Promise.all(NONSES.map((nonse) => titlesOf(inputsWith(), 5, nonse)));
    const ids = plans.map((titles) =>
      lessonsTitled(titles)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(ids).size).toBe(NONSES.length);
  });
});

describe("previous knowledge", () => {
  it("is left out of the plan, with all that leads up to it", async () => {
    const inputs = inputsWith({ goal: "Add and subtract fractions", gradeLevel: "4" });
    const { leadingTo } = curriculumOf(subjects[0] ?? { name: "", aliases: [], lessons: [], emojis: [] });
    const [known] = lessonsTitled(["Equivalent fractions, comparing and simplifying"]);
    const plan = lessonsTitled(await titlesOf({ ...inputs, previousKnowledge: known?.mastered ?? "" }, 5));
    expect(plan).not.toContain(known);
    for (const before of known ? leadingTo(known) : []) expect(plan).not.toContain(before);
  });

  it("does not take the goal itself out of the plan", async () => {
    const inputs = inputsWith({ goal: "times tables", previousKnowledge: "times tables", gradeLevel: "3" });
    expect((await titlesOf(inputs)).join()).toMatch(/times tables/i);
  });

  it("that a suggestion said is built on in the first lesson, in the suggestion's words", async () => {
    const inputs = inputsWith({
      goal: "Percent",
      previousKnowledge: "Finds equivalent fractions, simplifies and compares fractions",
    });
    expect((await lessonsOf({ ...inputs, gradeLevel: "6" }))[0]?.explanation).toContain(
      "Your child already finds equivalent fractions, simplifies and compares fractions,",
    );
  });

  it("that names a lesson is built on by the lesson's title", async () => {
    const [first] = await lessonsOf(inputsWith({ goal: "Long division", previousKnowledge: "some times tables" }));
    expect(first?.explanation).toContain('"Times tables of 2, 5 and 10"');
  });

  it("that names a lesson of the plan itself is quoted", async () => {
    const inputs = inputsWith({
      subject: "Nature",
      goal: "Birds in our garden",
      previousKnowledge: "Knows a few birds",
    });
    const lessons = await lessonsOf({ ...inputs, gradeLevel: "2" });
    expect(lessons.map(({ title }) => title)).toContain("Watch birds near home");
    expect(lessons[0]?.explanation).toContain('This starts from what your child knows already: "Knows a few birds".');
  });

  it("that names none is quoted", async () => {
    const [first] = await lessonsOf(inputsWith({ previousKnowledge: "Collects stamps" }));
    expect(first?.explanation).toContain('This starts from what your child knows already: "Collects stamps".');
  });

  it.each(["doesn't know the times tables yet", "no times tables"])("is not what it denies: '%s'", async (text) => {
    const inputs = inputsWith({ goal: "times tables", previousKnowledge: text });
    expect(await titlesOf(inputs)).toContain("Times tables of 2, 5 and 10");
  });

  it.each(["nothing", "None.", "-", "Not much", "I don’t know"])(
    "of '%s' begins a skill with its very first step",
    async (previousKnowledge) => {
      const inputs = inputsWith({ subject: "Chess", goal: "Play a whole game", previousKnowledge, gradeLevel: "7" });
      const [first, ...others] = await lessonsOf(inputs);
      expect(first?.title).toBe("Set up the board and name the pieces");
      expect(first?.explanation).toContain("Nothing needs to be known beforehand.");
      expect(others.at(-1)?.title).toBe("Play a whole first game");
    },
  );

  it("that is not told is not spoken of", async () => {
    expect((await lessonLines(inputsWith())).join()).not.toMatch(/your child|beforehand/i);
  });
});

describe("needs", () => {
  it("are answered with advice in one lesson", async () => {
    const lessons = await lessonsOf(inputsWith({ needs: "Short attention span" }));
    const advised = lessons.filter(({ explanation }) => explanation.includes("To help with focus, work in turns"));
    expect(advised).toHaveLength(1);
  });

  it("of two kinds are answered twice, each in a lesson of its own", async () => {
    const explanations = (await lessonsOf(inputsWith({ needs: "ADHD, shy" }))).map(({ explanation }) => explanation);
    const [focus, confidence] = ["To help with focus", "To build confidence"].map((words) =>
      explanations.findIndex((explanation) => explanation.includes(words)),
    );
    expect([focus, confidence].sort()).toEqual([1, 2]);
  });

  it("that name something to learn bring it in", async () => {
    const inputs = inputsWith({ subject: "Writing", goal: "Write a story", needs: "finds spelling hard" });
    const named = (await lessonsOf(inputs)).find(({ explanation }) => explanation.includes("Keep in mind"));
    expect(named?.title).toMatch(/spell/i);
    expect(named?.explanation).toContain('Keep in mind: "Finds spelling hard".');
  });

  it("that nothing is known about are quoted", async () => {
    const all = (await lessonLines(inputsWith({ needs: "has a purple hat" }))).join();
    expect(all).toContain('Keep in mind: "Has a purple hat".');
  });

  it("that tell what a child loves ask for examples from it", async () => {
    const all = (await lessonLines(inputsWith({ needs: "loves horses and dogs" }))).join();
    expect(all).toContain("Choose examples from what your child enjoys: horses.");
  });

  it.each(["", "none", "n/a"])("of '%s' are not spoken of", async (needs) => {
    expect(await lessonLines(inputsWith({ needs }))).toEqual(await lessonLines(inputsWith()));
  });
});
