import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { contrast, INK, PAPER } from "./colour.ts";

export interface BrandColours {
  /** Of the pack; null for the goods' own colour. */
  readonly pack: string | null;
  readonly ground: string;
  readonly ink: string;
}

const rows = parse<Record<"brand" | "pack" | "ground", string>>(
  readFileSync(new URL("brand-colours.csv", import.meta.url)),
  { columns: true },
);
const byBrand = new Map(rows.map((row) => [row.brand, row]));

/** What the brand's packs look like; its name stands on `ground` in whichever ink reads better. */
export function coloursOf(brand: string): BrandColours {
  const row = byBrand.get(brand);
  if (!row) throw new Error(`${brand} has no colours in brand-colours.csv`);
  const { pack, ground } = row;
  const ink = contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK;
  return { pack: pack || null, ground, ink };
}
