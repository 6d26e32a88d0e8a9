import { describe, expect, it } from "vitest";
import { FISH, avatarOf, avatars, pictureUrlOf } from "~/domain/child/avatar";

const NOT_AVATARS = [
  null,
  undefined,
  "",
  "{address}",
  "🐟🐟",
  "{address}💣",
  "https://example.org/fox.png",
  "{address}🦊 ",
];

describe("the avatars", () => {
  it("are 48, all different, with names that are all different", () => {
    expect(avatars).toHaveLength(48);
    expect(new Set(avatars.map(({ emoji }) => emoji)).size).toBe(48);
    expect(new Set(avatars.map(({ name }) => name)).size).toBe(48);
  });

  it("begin with the fish", () => {
    expect(avatars[0]?.emoji).toBe("🐟");
    expect(FISH).toBe("🐟");
  });

  it("are each read back from the picture_url they are stored as", () => {
    const readBack = avatars.map(({ emoji }) => avatarOf(pictureUrlOf(emoji)));
    expect(readBack).toEqual(avatars.map(({ emoji }) => emoji));
  });
});

describe("a picture_url", () => {
  it("is the literal prefix and the emoji, with or without the prefix sent", () => {
    expect(pictureUrlOf("🦊")).toBe("{address}🦊");
    expect(pictureUrlOf("{address}🦊")).toBe("{address}🦊");
  });

  it.each(NOT_AVATARS)("%j shows the fish", (pictureUrl) => {
    expect(avatarOf(pictureUrl)).toBe("🐟");
  });

  it.each(NOT_AVATARS)("%j is stored as the fish", (pictureUrl) => {
    expect(pictureUrlOf(pictureUrl)).toBe("{address}🐟");
  });

  it("without the prefix shows the fish", () => {
    expect(avatarOf("🦊")).toBe("🐟");
  });
});
