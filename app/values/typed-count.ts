import { latinDigits } from "./text.ts";

/** How many are meant, in Hindi digits too; what is no whole number is none. */
export function typedCount(text: string): number {
  const count = Number(latinDigits(text).trim());
  return Number.isInteger(count) && count > 0 ? count : 0;
}
