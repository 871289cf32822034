import { LEAF, PAPER, TURMERIC, mix } from "./colour.ts";
import { box, path, plainStroke, rect, svgDocument } from "./svg.ts";

const MARK = 64;
const HALF = MARK / 2;
const WICK_Y = 41;
const BAG = "M13 19h38q3 0 3 3l4 35q0 4-4 4H10q-4 0-4-4l4-35q0-3 3-3z";
const HANDLE = "M22 22v-6a10 10 0 0 1 20 0v6";
const BOWL = "M14 41q18 6 36 0q-2 14-18 14t-18-14z";
const FLAME = "M32 22q8 9 6 14q-2 5-6 5t-6-5t6-14z";
const CORE = "M32 31q4 4 3 7q-1 2-3 2t-3-2t3-7z";

export interface Flame {
  /** Lean in degrees, to the right when positive. */
  readonly lean: number;
  /** Height relative to the flame at rest. */
  readonly height: number;
}

const AT_REST: Flame = { lean: 0, height: 1 };

function flameArt({ lean, height }: Flame): string {
  const art = path(TURMERIC, FLAME) + path(mix(TURMERIC, PAPER, 0.75), CORE);
  if (lean === 0 && height === 1) return art;
  const move = `translate(${HALF} ${WICK_Y}) skewX(${(-lean).toFixed(3)}) scale(1 ${height.toFixed(4)})`;
  return `<g transform="${move} translate(${-HALF} ${-WICK_Y})">${art}</g>`;
}

/** A leaf-green shopping bag with a burning diya on it, in a 64 unit square. */
export function markArt(flame: Flame = AT_REST): string {
  return plainStroke(LEAF, 5, HANDLE) + path(LEAF, BAG) + path(PAPER, BOWL) + flameArt(flame);
}

export function markSvg(): string {
  return svgDocument(MARK, MARK, markArt());
}

/** The mark on paper, `share` of the square wide. */
export function markOnPaper(size: number, share: number, flame: Flame = AT_REST): string {
  const offset = (MARK * (1 - share)) / 2;
  const ground = rect(PAPER, box(0, 0, MARK, MARK));
  const placed = `<g transform="translate(${offset} ${offset}) scale(${share})">${markArt(flame)}</g>`;
  return svgDocument(MARK, size, ground + placed);
}
