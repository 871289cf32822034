import { strokes, type Box } from "./svg.ts";

const HEIGHT = 6;
const STROKE = 1.25;
const LETTER_GAP = 1.95;
const WORD_GAP = 3.4;
const LINE_GAP = 2.6;
const MOST_LINES = 3;
const TALLEST = 9;
/** How narrow letters may become, so that long words stay high. */
const NARROWEST = 0.76;

/** Width, and the middle of the strokes in a field 6 high: letters that need no font. */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  A: [4, "M0 6L2 0L4 6M.8 4H3.2"],
  B: [3.8, "M0 3H2.2Q3.8 3 3.8 4.5T2.2 6H0V0H2Q3.5 0 3.5 1.5T2 3"],
  C: [3.9, "M3.9 1.3Q3.4 0 2.1 0Q0 0 0 3T2.1 6Q3.4 6 3.9 4.7"],
  D: [4, "M0 0V6H1.6Q4 6 4 3T1.6 0Z"],
  E: [3.2, "M3.2 0H0V6H3.2M0 3H2.7"],
  F: [3.2, "M3.2 0H0V6M0 3H2.7"],
  G: [4, "M3.8 1.2Q3.3 0 2.1 0Q0 0 0 3T2.1 6Q4 6 4 4V3.2H2.5"],
  H: [3.8, "M0 0V6M3.8 0V6M0 3H3.8"],
  I: [0, "M0 0V6"],
  J: [2.6, "M2.6 0V4.3Q2.6 6 1.2 6Q.2 6 0 5"],
  K: [3.8, "M0 0V6M3.6 0L0 3.4M1.2 2.4L3.8 6"],
  L: [3, "M0 0V6H3"],
  M: [4.8, "M0 6V0L2.4 3.6L4.8 0V6"],
  N: [3.9, "M0 6V0L3.9 6V0"],
  O: [4.2, "M2.1 0Q4.2 0 4.2 3T2.1 6Q0 6 0 3T2.1 0Z"],
  P: [3.6, "M0 6V0H2Q3.6 0 3.6 1.7T2 3.4H0"],
  Q: [4.2, "M2.1 0Q4.2 0 4.2 3T2.1 6Q0 6 0 3T2.1 0ZM2.7 4.4L4.2 6.2"],
  R: [3.8, "M0 6V0H2Q3.6 0 3.6 1.7T2 3.4H0M1.8 3.4L3.8 6"],
  S: [3.7, "M3.5 1Q2.9 0 1.8 0Q.2 0 .2 1.5Q.2 2.7 1.8 3Q3.7 3.3 3.7 4.6Q3.7 6 1.8 6Q.5 6 0 4.9"],
  T: [3.8, "M0 0H3.8M1.9 0V6"],
  U: [3.8, "M0 0V3.9Q0 6 1.9 6T3.8 3.9V0"],
  V: [4, "M0 0L2 6L4 0"],
  W: [5.6, "M0 0L1.4 6L2.8 1.2L4.2 6L5.6 0"],
  X: [3.8, "M0 0L3.8 6M3.8 0L0 6"],
  Y: [4, "M0 0L2 3.2L4 0M2 3.2V6"],
  Z: [3.7, "M0 0H3.7L0 6H3.7"],
  1: [1.4, "M0 1.2L1.4 0V6"],
  2: [3.6, "M.1 1.4Q.5 0 1.8 0Q3.5 0 3.5 1.6Q3.5 2.8 0 6H3.6"],
  4: [3.8, "M2.8 6V0L0 4.2H3.8"],
  7: [3.6, "M0 0H3.6L1.3 6"],
  "'": [0, "M0 0V1.3"],
  ".": [0, "M0 5.9V6"],
  "-": [1.8, "M0 3.2H1.8"],
  "&": [
    4,
    "M4 6L.9 1.8Q.4 0 1.8 0Q3.1 0 2.9 1.3Q2.7 2.2 .9 3.2Q-.2 4 .2 5Q.7 6 1.9 6Q3.6 6 3.9 3.4",
  ],
};

function glyph(letter: string): readonly [number, string] {
  const found = GLYPHS[letter];
  if (!found) throw new Error(`There is no letter "${letter}"`);
  return found;
}

function widthOf(line: string): number {
  return line.split(" ").reduce((sum, word, index) => {
    const letters = [...word].reduce((width, letter) => width + glyph(letter)[0], 0);
    return sum + letters + LETTER_GAP * (word.length - 1) + (index > 0 ? WORD_GAP : 0);
  }, 0);
}

/** Every way to break the words into lines, in their order. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1 || words.length === 1) return [[words.join(" ")]];
  return words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    return breaks(words.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

const heightOf = (lines: number) => lines * HEIGHT + (lines - 1) * LINE_GAP;

type Scale = { across: number; down: number };

function drawLine(line: string, x: number, y: number, { across, down }: Scale): string {
  let left = x;
  return [...line]
    .map((letter) => {
      if (letter === " ") {
        left += (WORD_GAP - LETTER_GAP) * across;
        return "";
      }
      const [width, d] = glyph(letter);
      const drawn = strokes(d, left, y, across, down);
      left += (width + LETTER_GAP) * across;
      return drawn;
    })
    .join("");
}

function fit(lines: string[], area: Box): Scale & { lines: string[] } {
  const widest = area.width / (Math.max(...lines.map(widthOf)) + STROKE);
  const highest = area.height / (heightOf(lines.length) + STROKE);
  const down = Math.min(widest / NARROWEST, highest, TALLEST);
  return { lines, down, across: Math.min(widest, down) };
}

/** A name in capitals, as large as it fits the area, in up to three lines. */
export function lettering(name: string, colour: string, area: Box): string {
  const text = name.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  const words = text.split(" ");
  const [best] = Array.from({ length: MOST_LINES }, (_, count) => breaks(words, count + 1))
    .flat()
    .map((lines) => fit(lines, area))
    .sort((one, other) => other.down * other.across - one.down * one.across);
  if (!best) return "";
  const { lines, across, down } = best;
  const top = area.y + (area.height - heightOf(lines.length) * down) / 2;
  const drawn = lines.map((line, index) =>
    drawLine(
      line,
      area.x + (area.width - widthOf(line) * across) / 2,
      top + index * (HEIGHT + LINE_GAP) * down,
      { across, down },
    ),
  );
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${drawn.join("")}</g>`
  );
}
