import { commonUnits } from "#app/values/quantity.ts";
import { measureOf } from "#app/values/said/units.ts";

const unitsByMeasure: Record<string, string> = {
  g1: "g",
  g1000: "kg",
  ml1: "ml",
  ml1000: "l",
  pcs1: "pcs",
};

/** What "kgs", "LTR" or "GRAMS (Gms)" likely means; null for the shop's own word, and for any other. */
export function likelyUnit(said: string): string | null {
  if (commonUnits.includes(said)) return null;
  const [, before = "", inside = ""] = /^([^()]*)(?:\(([^()]*)\))?/.exec(said) ?? [];
  const measure = [before, inside]
    .map((word) => measureOf(word.replaceAll(".", "").trim()))
    .find((found) => found !== null);
  return measure ? (unitsByMeasure[`${measure.unit}${measure.factor}`] ?? null) : null;
}
