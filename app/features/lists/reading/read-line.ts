import { isCourtesy, isNoRequest, trimName, withoutRequest } from "./courtesy.ts";
import {
  dropVessels,
  lastNumber,
  takeAmounts,
  takeLastPrice,
  takePacks,
  takePrices,
} from "#app/values/said/amounts.ts";
import { isQuarter, joinNumbers } from "#app/values/said/join-numbers.ts";
import { keepNames, numberedRuns } from "./name-digits.ts";
import type { Piece } from "./split-list.ts";
import { type Token, readTokens } from "#app/values/said/tokens.ts";
import type { Unit } from "#app/values/said/units.ts";

/** What a line asks for. `quantity` counts grams, millilitres or pieces; null is: not said. */
export type ReadLine = {
  text: string;
  name: string;
  quantity: number | null;
  units: Unit | null;
  packs: number | null;
  pricePaise: number | null;
  /** A number without a unit, which the goods must tell: grams or millilitres. */
  isLoose: boolean;
  /** It says two things at once, or what nobody can pack: whoever wrote it is asked. */
  isUnclear: boolean;
};

const smallestLoose = 50;
const largestQuantity = 1_000_000;
/** Struck off, or not to be had: nobody knows. */
const crossed = /^[^\p{L}\p{N}]*[❌✖✗✘]/u;

/** The runs of words with a number in them that could be a name in the catalogue. */
export function possibleNames(words: string): string[] {
  return numberedRuns(readTokens(words));
}

export type Reading = {
  /** The possible names that the catalogue knows. */
  names: ReadonlySet<string>;
  /** Whether the list says what each thing costs by a bare number behind its amount. */
  isPriced: boolean;
};

/** The number that may be such a price. */
export function endOf({ clean }: Piece, names: ReadonlySet<string>): number | null {
  return lastNumber(countedTokens(keepNames(readTokens(clean), names)));
}

/** Null for words that ask for nothing. */
export function readLine({ text, clean }: Piece, { names, isPriced }: Reading): ReadLine | null {
  if (isNoRequest(clean)) return null;
  const tokens = readTokens(clean);
  if (isCourtesy(tokens.flatMap((token) => (token.sort === "word" ? [token.text] : []))))
    return null;
  const asked = withoutTail(keepNames(tokens, names));
  const counted = countedTokens(asked);
  const said = sayNumbers(isPriced ? takeLastPrice(counted) : counted);
  const name = nameOf(said);
  if (!name) return null;
  const line = { text, name, ...summarize(said) };
  return crossed.test(text) ? { ...line, isUnclear: true } : line;
}

function countedTokens(tokens: Token[]): Token[] {
  return takePacks(dropVessels(takeAmounts(takePrices(joinNumbers(tokens)))));
}

function withoutTail(tokens: Token[]): Token[] {
  const from = tokens.findLastIndex((token) => token.sort !== "word") + 1;
  const tail = tokens.slice(from).flatMap((token) => (token.sort === "word" ? [token.text] : []));
  return tokens.slice(0, from + withoutRequest(tail).length);
}

/** A number word inside a name is a part of it; at either end, or as a digit, it counts. */
function sayNumbers(tokens: Token[]): Token[] {
  const last = tokens.length - 1;
  return tokens.map((token, at): Token => {
    if (token.sort !== "number") return token;
    const isOutside = (at === 0 && tokens[1]?.sort === "word") || (at === last && at > 0);
    if (token.spelt && (!isOutside || isQuarter(token.text)))
      return { sort: "word", text: token.text };
    if (Number.isInteger(token.value) && token.value < smallestLoose)
      return { sort: "packs", count: token.value };
    const isShare = !Number.isInteger(token.value) || token.spelt;
    const quantity = Math.round(token.value * (isShare && token.value < smallestLoose ? 1000 : 1));
    return { sort: "amount", unit: "g", quantity, factor: 0 };
  });
}

function nameOf(tokens: Token[]): string {
  return trimName(
    tokens.flatMap((token) => (token.sort === "word" ? [token.text.replace(/['’]$/, "")] : [])),
  ).join(" ");
}

function summarize(tokens: Token[]): Omit<ReadLine, "text" | "name"> {
  const amounts = tokens.flatMap((token) => (token.sort === "amount" ? [token] : []));
  const counts = tokens.flatMap((token) => (token.sort === "packs" ? [token.count] : []));
  const prices = tokens.flatMap((token) => (token.sort === "price" ? [token.rupees] : []));
  const weights = amounts.filter((amount) => amount.unit !== "pcs");
  const pieces = amounts.filter((amount) => amount.unit === "pcs");
  // "2 pcs 100 g" counts the packs of 100 g.
  if (weights.length > 0) counts.push(...pieces.map((amount) => amount.quantity));
  const amount = oneOf(weights.length > 0 ? weights : pieces, counts[0]);
  const isUnclear =
    tokens.some((token) => token.sort === "range" || isPlus(token)) ||
    amounts.length > (amount ? 2 : 0) ||
    counts.length > 1 ||
    prices.length > 1 ||
    counts.some((count) => !Number.isInteger(count) || count < 1) ||
    (amount !== null && (amount.quantity < 1 || amount.quantity > largestQuantity));
  const isKnown = amount !== null && amount.quantity >= 1 && amount.quantity <= largestQuantity;
  return {
    quantity: isKnown ? amount.quantity : null,
    units: isKnown ? amount.unit : null,
    packs: counts.length === 1 && isPackable(counts[0]) ? (counts[0] ?? null) : null,
    pricePaise: prices.length === 1 ? Math.round((prices[0] ?? 0) * 100) : null,
    isLoose: isKnown && amount.factor === 0,
    isUnclear,
  };
}

/** A sum may be one pack or several. */
const isPlus = (token: Token) => token.sort === "sign" && token.text === "+";

type Amount = Extract<Token, { sort: "amount" }>;

/** Two amounts are one where they say the same, in packs: "1 kg, 2 × 500 g". */
function oneOf(amounts: Amount[], packs = 1): Amount | null {
  const [one, other] = amounts;
  if (!one || amounts.length > 2) return null;
  if (!other || (one.unit === other.unit && one.quantity === other.quantity)) return one;
  if (one.unit !== other.unit || one.factor === 0 || other.factor === 0) return null;
  if (packs > 1 && one.quantity === packs * other.quantity) return other;
  return packs > 1 && other.quantity === packs * one.quantity ? one : null;
}

function isPackable(count: number | undefined): boolean {
  return count !== undefined && Number.isInteger(count) && count >= 1;
}
