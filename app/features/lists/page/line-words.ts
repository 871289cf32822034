import type { ChosenLine } from "#app/features/lists/choosing/choose-goods.ts";
import type { Unit } from "#app/features/lists/reading/units.ts";
import { formatPaise } from "#app/values/money.ts";

/** What was understood of a line, in a few words: "2 kg · 3 packs". */
export function understood(line: ChosenLine): string {
  const said = [
    line.quantity !== null && line.units ? amountWords(line.quantity, line.units) : "",
    line.packs !== null ? (line.packs === 1 ? "1 pack" : `${line.packs} packs`) : "",
    line.pricePaise !== null ? `for ${formatPaise(line.pricePaise)}` : "",
  ].filter(Boolean);
  return [said.join(" · ") || null, stateWords(line)].filter(Boolean).join(". ");
}

function stateWords({ choices, picked, isUnclear }: ChosenLine): string {
  if (choices.length === 0) return "We found nothing for it";
  if (isUnclear) return "It names two amounts: please choose";
  if (picked === null) return "Please choose";
  return choices[picked]?.fit === "usual" ? "The usual pack" : "";
}

function amountWords(quantity: number, units: Unit): string {
  if (units === "pcs") return quantity === 1 ? "1 piece" : `${quantity} pieces`;
  const [small, large] = units === "g" ? ["g", "kg"] : ["ml", "l"];
  return quantity < 1000 ? `${quantity} ${small}` : `${quantity / 1000} ${large}`;
}

/** The count that the field of a line shows: the picked one's, or that of all its choices. */
export function sharedCount({ choices, picked }: ChosenLine): number | null {
  const counts = new Set(choices.map((choice) => choice.qty));
  const chosen = picked === null ? undefined : choices[picked]?.qty;
  return chosen ?? (counts.size === 1 ? (choices[0]?.qty ?? null) : null);
}
