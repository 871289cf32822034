import type { Tones } from "./colour.ts";
import { emojiAt } from "./emoji.ts";
import { ellipse, path, stroke } from "./svg.ts";

/** Where the goods peep out of the basket: x, y, size and turn, back row first. */
const PLACES: readonly (readonly [number, number, number, number])[] = [
  [60, 150, 190, -14],
  [176, 112, 190, -6],
  [296, 100, 200, 6],
  [412, 142, 180, 14],
  [70, 246, 152, -12],
  [176, 228, 160, 0],
  [288, 238, 150, 8],
  [380, 236, 150, -6],
  [462, 254, 126, 12],
];
const ROWS = [418, 456];
const RIBS = [140, 212, 284, 356, 428, 500];

function weave(colour: string): string {
  const rows = ROWS.map((y, row) => stroke(colour, 8, `M${106 + row * 12} ${y}H${534 - row * 12}`));
  const ribs = RIBS.map((x) =>
    stroke(colour, 8, `M${x} 392L${Math.round(320 + (x - 320) * 0.88)} 490`),
  );
  return [...rows, ...ribs].join("");
}

/** All goods stay in the middle rows, so the picture can also be cut to 3:2. */
export function banner(tones: Tones, emojis: readonly string[]): string {
  if (emojis.length > PLACES.length)
    throw new Error(`A basket holds ${PLACES.length} emojis at most`);
  const goods = emojis.map((name, index) => {
    const [x, y, size, turn] = PLACES[index] ?? [0, 0, 0, 0];
    return emojiAt(name, x, y, size, turn);
  });
  return [
    ellipse(tones.cast, 338, 496, 262, 24),
    ...goods,
    path(tones.main, "M80 376H560L524 478Q516 500 492 500H148Q124 500 116 478Z"),
    path(tones.shade, "M506 376H560L524 478Q516 500 492 500H458Z"),
    weave(tones.light),
    path(
      tones.deep,
      "M64 354H576Q590 354 590 368V384Q590 398 576 398H64Q50 398 50 384V368Q50 354 64 354Z",
    ),
  ].join("");
}
