import type { Tones } from "./colour.ts";
import { box, ellipse, rect, type Box } from "./svg.ts";

export interface DrawnPack {
  readonly art: string;
  readonly emojiArea: Box;
}

interface Standing {
  readonly floor: number;
  readonly half: number;
}

const SIDE_PAD = 6;
const TOP_PAD = 8;
const CAPTION_GAP = 4;
const CAPTION = 18;
const BOTTOM_PAD = 18;

/** A standing pack with its cast shadow, a label and a caption bar under the emoji. */
export function labelled(
  art: readonly string[],
  tones: Tones,
  label: Box,
  radius: number,
  standing: Standing = { floor: 568, half: 186 },
): DrawnPack {
  const captionHeight = CAPTION_GAP + CAPTION + BOTTOM_PAD;
  const side = Math.min(label.width - 2 * SIDE_PAD, label.height - TOP_PAD - captionHeight);
  const top = label.y + (label.height + TOP_PAD - side - captionHeight) / 2;
  const centre = label.x + label.width / 2;
  return {
    art: [
      ellipse(tones.cast, 338, standing.floor - 4, standing.half + 26, 22),
      ...art,
      rect(tones.label, label, radius),
      rect(tones.main, box(centre - 54, top + side + CAPTION_GAP, 108, CAPTION), CAPTION / 2),
    ].join(""),
    emojiArea: box(centre - side / 2, top, side, side),
  };
}
