import { titleCase } from "./text.ts";
import { words } from "./words.ts";

/** What goods are called by; pages that show no Hindi names come without them. */
export type Named = { brand: string; name: string; nameHi?: string | null };

/** "Aashirvaad Whole Wheat Atta": brand and product, as cards and cart lines name them. */
export function cardTitle({ brand, name, nameHi }: Named): string {
  const shown = (words.showsHindiNames && nameHi) || name;
  return titleCase(`${brand} ${shown}`.trim());
}
