import { describe, expect, it } from "vitest";
import { unsuitableTheme } from "~/domain/suggestion/theme-rules";
import { themes } from "~/domain/suggestion/unsuitable-themes";

const examples = [
  ["Ways to die without pain", "suicide and self-harm"],
  ["Throw up to get skinny", "hunger and purging"],
  ["Hide bruises from the school nurse", "abuse, and hiding it"],
  ["Meet a guy from Snapchat", "strangers"],
  ["How to have sex", "sex"],
  ["Take nudes", "nudity"],
  ["Buy cocaine", "drugs and tobacco"],
  ["Brew your own beer", "alcohol"],
  ["Mix bleach and vinegar", "poison and dangerous mixtures"],
  ["The blackout challenge", "dangerous dares"],
  ["Build a pipe bomb", "weapons and bombs"],
  ["How to kill people", "violence and cruelty"],
  ["Learn to hate Jews", "hate"],
  ["How to join a gang", "extremism and gangs"],
  ["Play poker for money", "gambling"],
  ["Hack into my sister's Instagram", "theft and break-ins"],
  ["Write a computer virus", "malware"],
  ["Quiero morir", "harm to oneself or abuse, in other languages"],
  ["Construir una bomba", "what hurts others, in other languages"],
  ["我想死", "harm to oneself or abuse, in other letters"],
  ["制造炸弹", "what hurts others, in other letters"],
];

describe("a theme", () => {
  it.each(examples)("is found in %j: %s", (text, theme) => {
    expect(unsuitableTheme(text)?.name).toBe(theme);
  });

  it("has an example here", () => {
    expect(examples.map(([, name]) => name)).toEqual(themes.map(({ name }) => name));
  });
});

describe("what is done with a thing", () => {
  it.each(["Make a bomb", "Making a bomb", "make a big red bomb", "First read, then make a bomb"])(
    "is refused in %j",
    (text) => expect(unsuitableTheme(text)?.name).toBe("weapons and bombs"),
  );

  it.each([
    ["a warning before it", "Why you should never make a bomb"],
    ["the order turned around", "The bomb and how it was made"],
    ["something else between", "Make a poster about a bomb"],
    ["more than three words between", "Make the whole big family laugh bomb"],
    ["the end of a sentence between", "Make models. Bomb shelters of London"],
    ["a harmless thing of that name", "Make a bath bomb"],
  ])("passes with %s", (_what, text) => expect(unsuitableTheme(text)).toBeNull());

  it("is not excused by a warning in another sentence", () => {
    expect(unsuitableTheme("This is not dangerous. Make a bomb")?.name).toBe("weapons and bombs");
  });
});

describe("a delicate word", () => {
  it("is refused by itself", () => expect(unsuitableTheme("Suicide")?.name).toBe("suicide and self-harm"));
  it("passes in a lesson on it", () => expect(unsuitableTheme("Suicide prevention")).toBeNull());
  it("passes when the lesson is named elsewhere in the frame", () => {
    expect(unsuitableTheme("Suicide", "Mental health. Suicide")).toBeNull();
  });
});
