import type { ChosenLine } from "#app/features/lists/choosing/choose-goods.ts";
import type { Unit } from "#app/values/said/units.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as stockWords } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

/** What was understood of a line, in a few words: "2 kg · 3 packs". */
export function understood(line: ChosenLine): string {
  const said = [
    line.quantity !== null && line.units ? amountWords(line.quantity, line.units) : "",
    line.packs !== null ? words.inPacks(line.packs) : "",
    line.pricePaise !== null ? words.forPrice(formatPaise(line.pricePaise)) : "",
  ].filter(Boolean);
  const amount = said.join(" · ");
  const state = stateWords(line);
  return amount && state ? words.amountAndState(amount, state) : amount || state;
}

function stateWords({ choices, picked, isUnclear, isSoldOut }: ChosenLine): string {
  if (isSoldOut) return stockWords.outOfStock;
  if (choices.length === 0) return words.foundNothing;
  if (isUnclear) return words.twoAmounts;
  if (picked === null) return words.pleaseChoose;
  return choices[picked]?.fit === "usual" ? words.usualPack : "";
}

function amountWords(quantity: number, units: Unit): string {
  if (units === "pcs") return words.inPieces(quantity);
  const [small, large] = units === "g" ? (["g", "kg"] as const) : (["ml", "l"] as const);
  return quantity < 1000
    ? formatPack({ quantityMilli: quantity * 1000, units: small })
    : formatPack({ quantityMilli: quantity, units: large });
}

/** The count that the field of a line shows: the picked one's, or that of all its choices. */
export function sharedCount({ choices, picked }: ChosenLine): number | null {
  const counts = new Set(choices.map((choice) => choice.qty));
  const chosen = picked === null ? undefined : choices[picked]?.qty;
  return chosen ?? (counts.size === 1 ? (choices[0]?.qty ?? null) : null);
}
