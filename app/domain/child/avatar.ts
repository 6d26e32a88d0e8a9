/** The fallback avatar, and Minnow's own mark. */
export const FISH = "🐟";

const ADDRESS_PREFIX = "{address}";

/** The 48 avatars a child can have (section 9), each with the name a screen reader speaks. */
export const avatars: readonly { emoji: string; name: string }[] = [
  { emoji: "🐟", name: "fish" },
  { emoji: "🐠", name: "tropical fish" },
  { emoji: "🐡", name: "blowfish" },
  { emoji: "🐬", name: "dolphin" },
  { emoji: "🐳", name: "whale" },
  { emoji: "🐙", name: "octopus" },
  { emoji: "🦀", name: "crab" },
  { emoji: "🐢", name: "turtle" },
  { emoji: "🦊", name: "fox" },
  { emoji: "🐻", name: "bear" },
  { emoji: "🐼", name: "panda" },
  { emoji: "🐨", name: "koala" },
  { emoji: "🐯", name: "tiger" },
  { emoji: "🦁", name: "lion" },
  { emoji: "🐮", name: "cow" },
  { emoji: "🐷", name: "pig" },
  { emoji: "🐸", name: "frog" },
  { emoji: "🐵", name: "monkey" },
  { emoji: "🐶", name: "dog" },
  { emoji: "🐱", name: "cat" },
  { emoji: "🐭", name: "mouse" },
  { emoji: "🐹", name: "hamster" },
  { emoji: "🐰", name: "rabbit" },
  { emoji: "🐺", name: "wolf" },
  { emoji: "🐔", name: "chicken" },
  { emoji: "🐧", name: "penguin" },
  { emoji: "🐦", name: "bird" },
  { emoji: "🐤", name: "chick" },
  { emoji: "🦆", name: "duck" },
  { emoji: "🦅", name: "eagle" },
  { emoji: "🦉", name: "owl" },
  { emoji: "🦇", name: "bat" },
  { emoji: "🐴", name: "horse" },
  { emoji: "🦄", name: "unicorn" },
  { emoji: "🐝", name: "bee" },
  { emoji: "🦋", name: "butterfly" },
  { emoji: "🐌", name: "snail" },
  { emoji: "🐞", name: "ladybird" },
  { emoji: "🐘", name: "elephant" },
  { emoji: "🦒", name: "giraffe" },
  { emoji: "🐊", name: "crocodile" },
  { emoji: "🐉", name: "dragon" },
  { emoji: "🦖", name: "dinosaur" },
  { emoji: "🦔", name: "hedgehog" },
  { emoji: "🌻", name: "sunflower" },
  { emoji: "🌈", name: "rainbow" },
  { emoji: "🚀", name: "rocket" },
  { emoji: "⭐", name: "star" },
];

const emojis = new Set(avatars.map(({ emoji }) => emoji));

/** The emoji in a picture_url, after the literal prefix `{address}`; anything else is the fish (section 2). */
export function avatarOf(pictureUrl: string | null | undefined): string {
  const emoji = pictureUrl?.startsWith(ADDRESS_PREFIX) ? pictureUrl.slice(ADDRESS_PREFIX.length) : "";
  return emojis.has(emoji) ? emoji : FISH;
}

/** The picture_url as it is stored: the prefix and one of the 48, else the fish. */
export function pictureUrlOf(emojiOrUrl: string | null | undefined): string {
  const emoji = emojiOrUrl?.startsWith(ADDRESS_PREFIX) ? emojiOrUrl.slice(ADDRESS_PREFIX.length) : emojiOrUrl;
  return ADDRESS_PREFIX + (emoji && emojis.has(emoji) ? emoji : FISH);
}
