/** Sky, water, and the color of the fish. Pictures carry no words, so nothing has to be read on them. */
const PALETTES = [
  ["#ffe7a6", "#0b5650", "#ff9d5c"],
  ["#e4f1ef", "#12333a", "#f0a33a"],
  ["#fcd9c4", "#1d4e6b", "#ffab94"],
  ["#dbeafe", "#14532d", "#fbbf24"],
  ["#fbe4ef", "#3b2f63", "#6fdccb"],
  ["#e9f5d4", "#1e3a5f", "#ff9fb5"],
] as const;

/** A made-up but settled number below `below`: the `turn`-th that an id stands for. */
type Draw = (turn: number, below: number) => number;

/** The picture of a video, drawn from its id alone: the same id always has the same picture. An SVG of 16 to 9. */
export function drawThumbnail(videoId: string): string {
  const draw = drawFrom(videoId);
  const [sky, water, fish] = PALETTES[draw(0, PALETTES.length)] ?? PALETTES[0];
  const level = 80 + draw(1, 50);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">`,
    `<rect width="320" height="180" fill="${sky}"/>`,
    `<circle cx="${40 + draw(2, 240)}" cy="${24 + draw(3, 30)}" r="${14 + draw(4, 14)}" fill="#fff" opacity=".8"/>`,
    `<path d="${wave(level)}" fill="${water}"/>`,
    ...bubbles(draw, level),
    swimmer(draw, level, fish),
    `</svg>`,
  ].join("");
}

function wave(level: number): string {
  return `M0 ${level}q40-18 80 0t80 0 80 0 80 0V180H0z`;
}

function bubbles(draw: Draw, level: number): string[] {
  return Array.from({ length: 3 + draw(5, 5) }, (_, index) => {
    const [x, y] = [draw(10 + index, 320), level + 10 + draw(20 + index, 165 - level)];
    return `<circle cx="${x}" cy="${y}" r="${2 + draw(30 + index, 6)}" fill="#fff" opacity=".35"/>`;
  });
}

function swimmer(draw: Draw, level: number, color: string): string {
  const scale = 1 + draw(6, 8) / 10;
  const [x, y] = [90 + draw(7, 140), Math.min(155, level + 25 + draw(8, 20))];
  const turned = draw(9, 2) === 0 ? scale : -scale;
  return [
    `<g transform="translate(${x} ${y}) scale(${turned} ${scale})">`,
    `<path d="M-28-12-14 0-28 12q20 4 32 4Q24 12 30 0 24-12 4-16-8-16-28-12z" fill="${color}"/>`,
    `<circle cx="16" cy="-4" r="3" fill="#12333a"/></g>`,
  ].join("");
}

/** FNV-1a: short, and the same in every place that draws. */
function drawFrom(videoId: string): Draw {
  return (turn, below) => {
    let hash = 0x811c9dc5;
    for (const character of `${turn} ${videoId}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
    return (hash >>> 8) % below;
  };
}
