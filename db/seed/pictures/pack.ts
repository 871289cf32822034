import type { Tones } from "./colour.ts";
import { lettering } from "./lettering.ts";
import { box, path, rect, shadow, type Box } from "./svg.ts";

export interface DrawnPack {
  readonly shadow: string;
  readonly art: string;
  readonly emojiArea: Box;
}

/** Whose pack it is, and in what colours the name stands on it. */
export interface Name {
  readonly text: string;
  readonly ground: string;
  readonly ink: string;
}

interface Standing {
  readonly floor: number;
  readonly half: number;
}

export interface Label {
  readonly tones: Tones;
  readonly name: Name | undefined;
}

const SIDE_PAD = 6;
const TOP_PAD = 8;
const CAPTION_GAP = 4;
const CAPTION = 18;
const BOTTOM_PAD = 18;
const NAME_SHARE = 0.36;
const NAME_PAD = 14;

/**
 * A standing pack with its cast shadow and a label: the name over the emoji, under it a bar in the
 * product's own colour.
 */
export function labelled(
  art: readonly string[],
  { tones, name }: Label,
  label: Box,
  radius: number,
  standing: Standing = { floor: 568, half: 186 },
): DrawnPack {
  const nameHeight = name ? Math.round(label.height * NAME_SHARE) : 0;
  const rest = label.height - nameHeight;
  const captionHeight = CAPTION_GAP + CAPTION + BOTTOM_PAD;
  const side = Math.min(label.width - 2 * SIDE_PAD, rest - TOP_PAD - captionHeight);
  const top = label.y + nameHeight + (rest + TOP_PAD - side - captionHeight) / 2;
  const centre = label.x + label.width / 2;
  return {
    shadow: shadow(338, standing.floor - 4, standing.half + 26, 22),
    art: [
      ...art,
      rect(tones.label, label, radius),
      name ? nameBand(name, box(label.x, label.y, label.width, nameHeight), radius) : "",
      rect(tones.goods, box(centre - 54, top + side + CAPTION_GAP, 108, CAPTION), CAPTION / 2),
    ].join(""),
    emojiArea: box(centre - side / 2, top, side, side),
  };
}

/** Round above, as the label is, and straight below. */
function nameBand({ text, ground, ink }: Name, area: Box, radius: number): string {
  const { x, y, width, height } = area;
  const round = Math.min(radius, height);
  const band = `M${x} ${y + height}V${y + round}Q${x} ${y} ${x + round} ${y}H${x + width - round}Q${x + width} ${y} ${x + width} ${y + round}V${y + height}Z`;
  const pad = 8 + radius * 0.15;
  return (
    path(ground, band) +
    lettering(text, ink, box(x + pad, y + NAME_PAD, width - 2 * pad, height - 2 * NAME_PAD))
  );
}

/** A name on a ticket that leans on goods without a pack. */
export function nameTicket(name: Name, area: Box): string {
  const { x, y, width, height } = area;
  return (
    rect(name.ground, area, 16) +
    lettering(name.text, name.ink, box(x + 22, y + 16, width - 44, height - 32))
  );
}
