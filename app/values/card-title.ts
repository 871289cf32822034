import { titleCase } from "./text.ts";

/** "Aashirvaad Whole Wheat Atta": brand and product, as cards and cart lines name them. */
export function cardTitle({ brand, name }: { brand: string; name: string }): string {
  return titleCase(`${brand} ${name}`.trim());
}
