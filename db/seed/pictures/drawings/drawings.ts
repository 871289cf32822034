import { box, clipped, rect, type Box } from "#db/seed/pictures/svg.ts";
import { BAKERY_DAIRY } from "./bakery-dairy.ts";
import { CARE } from "./care.ts";
import { DISHES } from "./dishes.ts";
import { emojiBody } from "./emoji.ts";
import { goodsTones, type Motif } from "./goods-tones.ts";
import { HEALTH } from "./health.ts";
import { HOUSE } from "./house.ts";
import { LIGHTS } from "./lights.ts";
import { heapOf, isPiece, onePiece, piecesOver } from "./pieces.ts";
import { PLANTS } from "./plants.ts";

/** What a picture shows of its goods. */
export interface Goods {
  /** In the middle of an area. */
  readonly inside: (area: Box) => string;
  /** One in each area. */
  readonly row: (areas: readonly Box[]) => string;
  /** Over the whole of an area that is round at its foot, where the goods are seen through a pack. */
  readonly filling: ((area: Box, radius: number) => string) | undefined;
}

const MOTIFS: Readonly<Record<string, Motif>> = {
  ...BAKERY_DAIRY,
  ...CARE,
  ...DISHES,
  ...HEALTH,
  ...HOUSE,
  ...LIGHTS,
  ...PLANTS,
};
const UNITS = 32;
const NOWHERE = box(0, 0, 0, 0);
/** As wide for its height as two drawings stand side by side in. */
const WIDE = 1.25;

/** Where each drawing stands in a square of side 1: x, y and size, back to front. */
const ARRANGEMENTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 1]],
  [
    [-0.07, -0.03, 0.66],
    [0.41, 0.37, 0.66],
  ],
  [
    [0.22, -0.06, 0.56],
    [-0.06, 0.43, 0.56],
    [0.5, 0.43, 0.56],
  ],
];

export interface Drawing {
  readonly name: string;
  /** Of its own, where it is not the picture's. */
  readonly colour: string | undefined;
}

export function isDrawing({ name }: Drawing): boolean {
  return name in MOTIFS || isPiece(name) || emojiBody(name) !== undefined;
}

function bodyOf(name: string, colour: string, isHeap: boolean): string {
  const motif = MOTIFS[name];
  if (motif) return motif(goodsTones(colour));
  if (isPiece(name)) return (isHeap ? heapOf : onePiece)(name, goodsTones(colour));
  const emoji = emojiBody(name);
  if (emoji === undefined) throw new Error(`There is no drawing "${name}"`);
  return emoji;
}

/** Ids are made unique per use, since several drawings share one document. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** At the corner and with the side that `place` has. */
function drawingAt(
  { name, colour }: Drawing,
  ofGoods: string,
  place: Box,
  isHeap: boolean,
): string {
  const { x, y, width } = place;
  const prefix = `e${Math.round(x)}-${Math.round(y)}-`;
  const body = withOwnIds(bodyOf(name, colour ?? ofGoods, isHeap), prefix);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(width / UNITS).toFixed(3)})">${body}</g>`;
}

/** Side by side where the area is wide, else in the largest square that fits it. */
function placesIn({ x, y, width, height }: Box, count: number): Box[] {
  if (width / height > WIDE && count > 1) {
    const side = Math.min(height, width / count);
    const left = x + (width - side * count) / 2;
    const top = y + (height - side) / 2;
    return Array.from({ length: count }, (_, index) => box(left + index * side, top, side, side));
  }
  const side = Math.min(width, height);
  const left = x + (width - side) / 2;
  const top = y + (height - side) / 2;
  return (ARRANGEMENTS[count] ?? []).map(([right, down, share]) =>
    box(left + right * side, top + down * side, share * side, share * side),
  );
}

/** Of pieces alone a pack's window is full. */
export function goodsOf(drawings: readonly Drawing[], colour: string): Goods {
  const [only] = drawings;
  const isAlone = drawings.length === 1;
  const tones = goodsTones(only?.colour ?? colour);
  const at = (places: readonly Box[], areHeaps: boolean) =>
    drawings
      .map((drawing, index) => drawingAt(drawing, colour, places[index] ?? NOWHERE, areHeaps))
      .join("");
  return {
    inside: (area) => at(placesIn(area, drawings.length), isAlone),
    row: (places) => at(places, true),
    filling:
      only && isAlone && isPiece(only.name)
        ? (area, radius) =>
            clipped(area, radius, rect(tones.shade, area) + piecesOver(only.name, tones, area))
        : undefined,
  };
}
