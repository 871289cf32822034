type Rgb = readonly [number, number, number];

export const PAPER = "#FFFDF7";
export const INK = "#1B1D1A";
export const LEAF = "#17663A";
export const TURMERIC = "#E5A00D";

const LIGHTEST_PACK = 0.62;

export interface Tones {
  /** Of what is inside, as it is. */
  readonly own: string;
  /** The same, dark enough to be a pack's side. */
  readonly goods: string;
  readonly main: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  readonly label: string;
  readonly dish: string;
}

function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`"${hex}" is not a colour of the form #rrggbb`);
  const [, red = "", green = "", blue = ""] = digits;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** The colour `share` of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = parseHex(to);
  const channels = parseHex(from).map((value, index) => {
    const mixed = Math.round(value + ((target[index] ?? value) - value) * share);
    return mixed.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((value) => (value / 255) ** 2.2);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** As WCAG measures it: 1 for the same, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How far two colours lie apart: 0 for the same, 442 for black and white. */
export function distance(one: string, other: string): number {
  const target = parseHex(other);
  return Math.hypot(...parseHex(one).map((value, index) => value - (target[index] ?? value)));
}

/** Hue in degrees, the others from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const channels = [0, 8, 4].map((offset) => {
    const step = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** A pack nearly as light as its ground would vanish, so it is darkened first. */
function standOut(colour: string): string {
  let main = colour.toLowerCase();
  while (luminance(main) > LIGHTEST_PACK) main = mix(main, "#7a5a2c", 0.06);
  return main;
}

export function tonesOf(goods: string, pack: string): Tones {
  const main = standOut(pack);
  return {
    own: goods,
    goods: standOut(goods),
    main,
    light: mix(main, "#ffffff", 0.28),
    shade: mix(main, INK, 0.16),
    deep: mix(main, INK, 0.32),
    label: mix(PAPER, main, luminance(goods) > LIGHTEST_PACK ? 0.3 : 0.06),
    dish: mix(PAPER, standOut(goods), 0.24),
  };
}
