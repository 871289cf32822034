import type { Goods } from "./drawings/drawings.ts";
import type { Tones } from "./colour.ts";
import { lettering } from "./lettering.ts";
import { box, path, rect, shadow, type Box } from "./svg.ts";

export interface DrawnPack {
  readonly shadow: string;
  readonly art: string;
}

/** Whose pack it is, and in what colours the name stands on it. */
export interface Name {
  readonly text: string;
  readonly ground: string;
  readonly ink: string;
}

/** Where a pack stands, for its shadow. */
export interface Standing {
  readonly floor: number;
  readonly half: number;
}

/** What stands on a pack. */
export interface Label {
  readonly tones: Tones;
  readonly name: Name | undefined;
  readonly goods: Goods;
}

const PAD = 10;
const NAME_SHARE = 0.38;
const NAME_PAD = 14;
const SIDE_SHARE = 0.54;

export function shadowOf({ floor, half }: Standing): string {
  return shadow(338, floor - 4, half + 26, 22);
}

/** A standing pack with a label: the name above, the goods below. */
export function labelled(
  art: readonly string[],
  label: Label,
  area: Box,
  radius: number,
  standing: Standing = { floor: 568, half: 186 },
): DrawnPack {
  return { shadow: shadowOf(standing), art: art.join("") + labelOn(label, area, radius) };
}

export function labelOn({ tones, name, goods }: Label, area: Box, radius: number): string {
  const { x, y, width, height } = area;
  const nameHeight = name ? Math.round(height * NAME_SHARE) : 0;
  const below = box(x, y + nameHeight, width, height - nameHeight);
  return [
    rect(tones.label, area, radius),
    goods.filling?.(below, radius) ?? goods.inside(inner(below, PAD)),
    name ? nameBand(name, box(x, y, width, nameHeight), radius) : "",
  ].join("");
}

/** A lying pack with a label: the name at its left, the goods at its right. */
export function sideLabelled(
  art: readonly string[],
  { tones, name, goods }: Label,
  area: Box,
  radius: number,
  standing: Standing,
): DrawnPack {
  const { x, y, width, height } = area;
  const nameWidth = name ? Math.round(width * SIDE_SHARE) : 0;
  const right = box(x + nameWidth, y, width - nameWidth, height);
  const ground = `M${x + radius} ${y}H${x + nameWidth}V${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;
  return {
    shadow: shadowOf(standing),
    art: [
      ...art,
      rect(tones.label, area, radius),
      name ? path(name.ground, ground) + nameIn(name, box(x, y, nameWidth, height), radius) : "",
      goods.inside(inner(right, PAD)),
    ].join(""),
  };
}

/** A pack that shows the goods itself, with the name alone on it. */
export function named(
  art: readonly string[],
  { name }: Label,
  area: Box,
  standing: Standing,
): DrawnPack {
  return { shadow: shadowOf(standing), art: art.join("") + (name ? nameTicket(name, area) : "") };
}

function inner({ x, y, width, height }: Box, pad: number): Box {
  return box(x + pad, y + pad, width - 2 * pad, height - 2 * pad);
}

/** Round above, as the label is, and straight below. */
function nameBand(name: Name, area: Box, radius: number): string {
  const { x, y, width, height } = area;
  const round = Math.min(radius, height);
  const band = `M${x} ${y + height}V${y + round}Q${x} ${y} ${x + round} ${y}H${x + width - round}Q${x + width} ${y} ${x + width} ${y + round}V${y + height}Z`;
  return path(name.ground, band) + nameIn(name, area, radius);
}

function nameIn({ text, ink }: Name, { x, y, width, height }: Box, radius: number): string {
  const pad = 8 + radius * 0.15;
  return lettering(text, ink, box(x + pad, y + NAME_PAD, width - 2 * pad, height - 2 * NAME_PAD));
}

/** A name on a ticket that leans on goods without a pack. */
export function nameTicket(name: Name, area: Box): string {
  return rect(name.ground, area, 16) + nameIn(name, area, 16);
}
