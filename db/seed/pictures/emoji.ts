import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Box } from "./svg.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const ICON_UNITS = 32;

/** Where each emoji stands in a square of side 1: x, y and size, back to front. */
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

const iconFile = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
const iconSet = JSON.parse(readFileSync(iconFile, "utf8")) as IconSet;

function emojiBody(name: string): string | undefined {
  const parent = iconSet.aliases?.[name]?.parent ?? name;
  return iconSet.icons[parent]?.body;
}

export function isEmoji(name: string): boolean {
  return emojiBody(name) !== undefined;
}

/** Ids are made unique per use, since several emojis share one document. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

export function emojiAt(name: string, x: number, y: number, size: number, turn = 0): string {
  const body = emojiBody(name);
  if (body === undefined) throw new Error(`There is no emoji named "${name}"`);
  const scale = size / ICON_UNITS;
  const half = ICON_UNITS / 2;
  const rotation = turn === 0 ? "" : ` rotate(${turn} ${half} ${half})`;
  const unique = withOwnIds(body, `e${Math.round(x)}-${Math.round(y)}-`);
  return `<g transform="translate(${x} ${y}) scale(${scale})${rotation}">${unique}</g>`;
}

/** One to three emojis arranged in the largest square that fits the box. */
export function emojisIn(area: Box, names: readonly string[]): string {
  const arrangement = ARRANGEMENTS[names.length];
  if (!arrangement) throw new Error(`${names.length} emojis do not fit on one label`);
  const side = Math.min(area.width, area.height);
  const left = area.x + (area.width - side) / 2;
  const top = area.y + (area.height - side) / 2;
  const placed = arrangement.map(([x, y, size], index) =>
    emojiAt(names[index] ?? "", left + x * side, top + y * side, size * side),
  );
  return placed.join("");
}
