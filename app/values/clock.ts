import { latinDigits } from "./text.ts";

const clock =
  /^(?:(?:(सुबह)|(दोपहर|शाम|रात))\s*)?(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:([ap])\.?m\.?|बजे)?$/;

/** "18:00", "6 pm", "7", "शाम 6 बजे" as minutes of a day; null where it is no time. */
export function clockMinutes(text: string): number | null {
  const [, morning, later, digits, minutes = "0", half] =
    clock.exec(latinDigits(text).trim().toLowerCase()) ?? [];
  const hour = Number(digits);
  if (digits === undefined || hour > 24) return null;
  const isHalf = [morning, later, half].some((part) => part !== undefined);
  if (isHalf && (hour < 1 || hour > 12)) return null;
  const isLate = half === "p" || later !== undefined;
  const inDay = (isHalf ? hour % 12 : hour) + (isLate ? 12 : 0);
  const total = inDay * 60 + Number(minutes);
  return total > 24 * 60 ? null : total;
}
