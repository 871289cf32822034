import { LEAF, PAPER, TURMERIC, mix } from "./colour.ts";
import { box, path, rect, stroke, svgDocument } from "./svg.ts";

const MARK = 64;
const HALF = MARK / 2;
const WICK_Y = 41;
const BAG = "M13 19H51Q53.7 19 54 21.7L57.6 56.6Q58 61 53.6 61H10.4Q6 61 6.4 56.6L10 21.7Q10.3 19 13 19Z";
const HANDLE = "M22 22V16A10 10 0 0 1 42 16V22";
const BOWL = "M14 41Q32 47.5 50 41Q48.5 55 32 55Q15.5 55 14 41Z";
const FLAME = "M32 22.5Q40 31 38 36.5Q36.3 41 32 41Q27.7 41 26 36.5Q24 31 32 22.5Z";
const CORE = "M32 31Q35.4 35 34.6 37.6Q33.9 39.8 32 39.8Q30.1 39.8 29.4 37.6Q28.6 35 32 31Z";

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
  return stroke(LEAF, 5, HANDLE) + path(LEAF, BAG) + path(PAPER, BOWL) + flameArt(flame);
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
