import { box, circle, ellipse, path, rect, stroke, type Box } from "#db/seed/pictures/svg.ts";
import type { GoodsTones, Motif } from "./goods-tones.ts";

/** One piece of goods that lie in heaps, around the middle of a square of 10 units. */
const PIECES: Readonly<Record<string, Motif>> = {
  almond: ({ main, shade, light }) =>
    path(main, "M0 -4.6Q4.4 -1 2.6 3Q1.4 4.8 0 4.8Q-1.4 4.8 -2.6 3Q-4.4 -1 0 -4.6Z") +
    stroke(shade, 0.5, "M-1.2 -1.4Q-1.6 1 -1 3.2M1.2 -1.4Q1.6 1 1 3.2") +
    stroke(light, 0.6, "M0 -2.6V2.4"),
  ball: ({ main, light, shade }) =>
    circle(shade, 0, 0, 4.4) + circle(main, -0.3, -0.3, 4) + circle(light, -1.4, -1.5, 1.3),
  bean: ({ main, light, deep }) =>
    path(
      main,
      "M-4.6 0Q-4.6 -3.4 0 -3.2Q4.6 -3.4 4.6 0Q4.4 3.2 1.8 2.6Q0 1.6 -1.8 2.6Q-4.4 3.2 -4.6 0Z",
    ) +
    stroke(light, 0.7, "M-2.8 -1.4Q0 -2.2 2.6 -1.4") +
    ellipse(deep, 0, 1.6, 1, 0.5),
  cashew: ({ main, light, shade }) =>
    path(
      shade,
      "M-4.6 1.6Q-4.8 -4 0.6 -4Q5 -3.6 4.6 0.4Q4 2.2 2.6 1Q1.6 -0.8 0 -0.6Q-1.6 0 -1.6 2.2Q-2.4 4.4 -4.6 1.6Z",
    ) +
    path(
      main,
      "M-4.2 1Q-4.4 -3.6 0.6 -3.6Q4.4 -3.2 4.2 0Q3.4 1 2.8 0.2Q1.6 -1.6 0 -1.4Q-2.2 -0.8 -2.2 1.8Q-3.2 3 -4.2 1Z",
    ) +
    stroke(light, 0.6, "M-2.8 -1Q-1.8 -2.8 0.8 -2.7"),
  chickpea: ({ main, light, shade }) =>
    path(
      shade,
      "M0 -4.4Q1.2 -5 1.4 -3.8Q4.4 -2.6 4.2 0.6Q3.8 4.4 0 4.4Q-3.8 4.4 -4.2 0.6Q-4.2 -3 0 -4.4Z",
    ) +
    path(
      main,
      "M-0.2 -3.8Q3.4 -3.2 3.6 0.2Q3.4 3.6 -0.4 3.8Q-3.6 3.4 -3.8 0.2Q-3.6 -2.8 -0.2 -3.8Z",
    ) +
    stroke(shade, 0.5, "M0.6 -3.6Q-0.4 -1.4 0.4 0.8") +
    circle(light, -1.6, -1, 0.9),
  date: ({ main, light, shade }) =>
    ellipse(shade, 0, 0, 3, 4.8) +
    ellipse(main, -0.2, 0, 2.5, 4.3) +
    stroke(light, 0.6, "M-1.2 -2Q-1.6 0 -1 2.4") +
    stroke(shade, 0.5, "M0.8 -2.6Q0.4 0 1 2.4"),
  fig: ({ main, light, shade }) =>
    circle(shade, 0, 0, 4.6) +
    circle(main, 0, 0, 3.9) +
    circle(light, 0, 0, 1.7) +
    stroke(shade, 0.5, "M0 -3.6V-2M3.6 0H2M0 3.6V2M-3.6 0H-2"),
  flake: ({ main, light, shade }) =>
    path(shade, "M-4.6 0.6Q-3 -3.8 1 -3.4Q5 -2.6 4.4 1Q2.8 4 -1 3.4Q-4.4 3 -4.6 0.6Z") +
    path(main, "M-4 0.2Q-2.6 -3.2 1 -2.9Q4.4 -2.2 3.8 0.6Q2.4 3 -0.8 2.6Q-3.8 2.2 -4 0.2Z") +
    stroke(light, 0.7, "M-2.2 -0.4Q0 -1.8 2.2 -0.6"),
  lentil: ({ main, light, shade }) =>
    ellipse(shade, 0.2, 0.3, 3.5, 3) +
    ellipse(main, 0, 0, 3.3, 2.8) +
    ellipse(light, -0.8, -0.8, 1.2, 0.8),
  makhana: ({ main, shade, deep }) =>
    circle(shade, 0.2, 0.2, 4.6) +
    circle(main, 0, 0, 4.3) +
    path(deep, "M-2.6 1.4Q-1 0.4 0 2.2Q-0.8 3.6 -2.4 2.8Z") +
    circle(shade, 1.6, -1.2, 0.7),
  pistachio: ({ main, light }) =>
    path("#d9c49a", "M-4.4 -1.4Q0 -5 4.4 -1.4Q4.8 3.6 0 4.4Q-4.8 3.6 -4.4 -1.4Z") +
    path(main, "M-2.6 -0.6Q0 -3 2.6 -0.6Q2.6 3 0 3.6Q-2.6 3 -2.6 -0.6Z") +
    stroke(light, 0.6, "M-1 0Q0 -1 1 0"),
  raisin: ({ main, light, shade }) =>
    ellipse(shade, 0, 0, 3.1, 4.4) +
    ellipse(main, -0.2, -0.2, 2.6, 3.9) +
    stroke(light, 0.6, "M-1 -2Q-1.4 0 -0.8 1.8") +
    stroke(shade, 0.6, "M0.8 -2.2Q1.2 0 0.4 2"),
  rice: ({ main, light, shade }) =>
    ellipse(shade, 0.2, 0.2, 1.5, 4.9) +
    ellipse(main, 0, 0, 1.3, 4.7) +
    ellipse(light, -0.3, -0.8, 0.5, 2.6),
  seed: ({ main, light, deep }) =>
    ellipse(deep, 0, 0, 1.5, 4.4) + ellipse(main, -0.3, 0, 0.9, 4) + stroke(light, 0.35, "M0 -3V3"),
  strand: ({ main, light, shade }) =>
    stroke(shade, 2, "M-4.2 2.2Q-1 -3.6 4.4 -1.6") +
    stroke(main, 1.5, "M-4.2 2Q-1 -3.8 4.4 -1.8") +
    stroke(light, 0.4, "M-2.6 -0.4Q-0.4 -2.8 2.6 -2.4"),
  tablet: ({ main, light, shade }) =>
    ellipse(shade, 0, 0.8, 4.2, 3.3) +
    ellipse(main, 0, -0.2, 4.2, 3.1) +
    stroke(light, 0.8, "M-2.4 -0.2H2.4"),
  "tea-leaf": ({ main, light, deep }) =>
    path(deep, "M-4.4 1Q-1 -3.4 4.4 -1.6Q2 2.6 -4.4 1Z") +
    path(main, "M-3.6 0.6Q-0.6 -2.4 3.4 -1.2Q1.4 1.8 -3.6 0.6Z") +
    stroke(light, 0.4, "M-2 0.1Q0 -1 2 -0.8"),
  walnut: ({ main, light, shade }) =>
    path(
      shade,
      "M0 -4.2Q2 -5 3.4 -3.4Q5 -2 4 0Q5 2.4 3.2 3.6Q1.4 5 0 4Q-1.4 5 -3.2 3.6Q-5 2.4 -4 0Q-5 -2 -3.4 -3.4Q-2 -5 0 -4.2Z",
    ) +
    stroke(main, 1.6, "M-2.2 -2.4Q-3.2 0 -2 2.4M2.2 -2.4Q3.2 0 2 2.4") +
    stroke(light, 0.7, "M0 -3V3"),
  crisp: ({ main, light, shade }) =>
    ellipse(shade, 0.2, 0.3, 4.8, 3.5) +
    ellipse(main, 0, 0, 4.5, 3.2) +
    stroke(light, 0.8, "M-2.6 -0.6Q0 -2 2.8 -0.4"),
  puff: ({ main, light, shade }) =>
    path(shade, "M-4.6 2Q-4 -1 -1 -1.4Q1 -3.6 3.4 -3Q5 -1.6 3.6 0Q1.6 0.6 0.6 2.2Q-2 4.6 -4.6 2Z") +
    path(
      main,
      "M-4 1.6Q-3.4 -0.6 -0.8 -1Q1 -3 3.2 -2.4Q4.2 -1.6 3.2 -0.4Q1 0.2 0.2 1.8Q-2 3.6 -4 1.6Z",
    ) +
    circle(light, -1.6, 0.6, 0.7) +
    circle(light, 1.8, -1.4, 0.6),
  sugar: ({ main, light, shade }) =>
    rect(shade, box(-3.4, -3.4, 7, 7), 1) +
    rect(main, box(-3.4, -3.4, 6.2, 6.2), 1) +
    rect(light, box(-2.4, -2.4, 2.4, 2.4), 0.6),
};

/** Middle of each piece of a heap, from its top to its foot. */
const HEAP = [
  [16, 8],
  [11, 12.5],
  [21, 12.5],
  [16, 15],
  [7, 18],
  [13, 19],
  [19, 19],
  [25, 18],
  [4.5, 24],
  [10, 24.5],
  [16, 24],
  [22, 24.5],
  [27.5, 24],
] as const;

/** How large a piece is drawn in a heap, alone, and over an area, there so far from the next. */
const IN_HEAP = 0.84;
const ALONE = 3.1;
const OVER = 5.6;
const STEP = 46;

/** Pieces lie as they fell, the same way on every run. */
const turnOf = (index: number) => (index * 71) % 180;

function pieceAt(drawn: string, x: number, y: number, scale: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
}

export function isPiece(name: string): boolean {
  return name in PIECES;
}

function piece(name: string, tones: GoodsTones): string {
  const motif = PIECES[name];
  if (!motif) throw new Error(`There is no piece "${name}"`);
  return motif(tones);
}

/** In a square of 32 units. */
export function onePiece(name: string, tones: GoodsTones): string {
  return pieceAt(piece(name, tones), 16, 16, ALONE, 30);
}

/** In a square of 32 units. */
export function heapOf(name: string, tones: GoodsTones): string {
  const drawn = piece(name, tones);
  const pieces = HEAP.map(([x, y], index) => pieceAt(drawn, x, y, IN_HEAP, turnOf(index)));
  return path(tones.shade, "M2 27Q6 15 16 7Q26 15 30 27Q16 31 2 27Z") + pieces.join("");
}

/** Side by side over the whole of an area: what is seen through a pack's window. */
export function piecesOver(name: string, tones: GoodsTones, area: Box): string {
  const drawn = piece(name, tones);
  const down = Math.ceil(area.height / STEP) + 1;
  const across = Math.ceil(area.width / STEP) + 1;
  const pieces = Array.from({ length: down * across }, (_, index) => {
    const row = Math.floor(index / across);
    const x = area.x + ((index % across) + (row % 2) / 2) * STEP;
    return pieceAt(drawn, x, area.y + row * STEP + 14, OVER, turnOf(index));
  });
  return pieces.join("");
}
