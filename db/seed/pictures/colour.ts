type Rgb = readonly [number, number, number];

export const PAPER = "#FFFDF7";
export const INK = "#1B1D1A";
export const LEAF = "#17663A";
export const TURMERIC = "#E5A00D";

const WARMTH = "#eec07a";
const LIGHTEST_PACK = 0.62;

export interface Tones {
  readonly ground: string;
  readonly cast: string;
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

/** A pack nearly as light as its ground would vanish, so it is darkened first. */
function standOut(colour: string): string {
  let main = colour.toLowerCase();
  while (luminance(main) > LIGHTEST_PACK) main = mix(main, "#7a5a2c", 0.06);
  return main;
}

export function tonesOf(colour: string): Tones {
  const main = standOut(colour);
  const ground = mix(PAPER, mix(main, WARMTH, 0.5), 0.22);
  return {
    ground,
    cast: mix(ground, mix(main, INK, 0.5), 0.22),
    main,
    light: mix(main, "#ffffff", 0.28),
    shade: mix(main, INK, 0.16),
    deep: mix(main, INK, 0.32),
    label: mix(PAPER, main, 0.06),
    dish: mix(PAPER, main, 0.24),
  };
}
