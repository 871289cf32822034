import { words } from "./states.words.ts";

/** States and Union Territories by the code that a GSTIN begins with. */
const names: Record<string, string> = words;

/** By number, as the tables of the tax office list them. */
export const states = () =>
  Object.entries(names).sort(([one], [other]) => Number(one) - Number(other));

/** "" for no State's code. */
export function stateName(code: string): string {
  return names[code] ?? "";
}
