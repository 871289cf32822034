// What is said beside the name: a price, an amount, a count of packs. Each pass takes its tokens
// out of the rest.
import type { Token } from "./tokens.ts";
import { isMost, isPriced, isRupees, measureOf, packWord } from "./units.ts";

const size =
  /^(chhota|chota|chhoti|choti|chhote|chote|small|bada|badi|bade|big|large|छोटा|छोटी|छोटे|बड़ा|बड़ी|बड़े)$/iu;

type Rule = (tokens: Token[], at: number) => { put: Token[]; length: number } | null;

function pass(tokens: Token[], rule: Rule): Token[] {
  const done: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = rule(tokens, at);
    const token = tokens[at] as Token;
    done.push(...(found ? found.put : [token]));
    at += found ? found.length : 1;
  }
  return done;
}

const isLoosePack = (word: string) => packWord(word) === "loose";
const isWord = (token: Token | undefined, is: (word: string) => unknown) =>
  token?.sort === "word" && Boolean(is(token.text));
const isSign = (token: Token | undefined, text: string) =>
  token?.sort === "sign" && token.text === text;
const valueOf = (token: Token | undefined) => (token?.sort === "number" ? token.value : null);

/** ₹20, rs. 10, 10 rs wala, 5 wala, 10/-, under 50. */
export function takePrices(tokens: Token[]): Token[] {
  return pass(tokens, (all, at) => {
    const lead = isWord(all[at], isMost) ? at + 1 : at;
    const isRupee = isSign(all[lead], "₹") || isWord(all[lead], isRupees);
    const dot = isRupee && isSign(all[lead + 1], "other") ? 1 : 0;
    const from = isRupee ? lead + 1 + dot : lead;
    const leads = from > at;
    const rupees = valueOf(all[from]);
    if (rupees === null) return null;
    let end = from + 1;
    while (isSign(all[end], "/-") || isWord(all[end], isRupees)) end += 1;
    if (isWord(all[end], isPriced)) end += 1;
    if (!leads && end === from + 1) return null;
    return { put: [{ sort: "price", rupees }], length: end - at };
  });
}

/** 2 kg, do kilo, kg 2; 1 kg 500 g is one amount. */
export function takeAmounts(tokens: Token[]): Token[] {
  const found = pass(tokens, (all, at) => {
    const isAfter = isWord(all[at], isLongMeasure) && valueOf(all[at + 1]) !== null;
    const isNext = isWord(all[at + 2], (word) => measureOf(word) ?? packWord(word));
    if (isAfter && !isNext) return amountOf(all[at + 1], all[at]);
    if (!isWord(all[at + 1], measureOf)) return null;
    if (isWord(all[at], isOne)) return amountOf(one, all[at + 1]);
    if (all[at]?.sort === "range") return { put: [{ sort: "range", text: "" }], length: 2 };
    return amountOf(all[at], all[at + 1]);
  });
  return pass(found, (all, at) => {
    const [one, other] = [all[at], all[at + 1]];
    if (one?.sort !== "amount" || other?.sort !== "amount") return null;
    if (one.unit !== other.unit || one.factor <= other.factor) return null;
    return { put: [{ ...one, quantity: one.quantity + other.quantity }], length: 2 };
  });
}

/** "1 ltr ki bottle": in what it comes is no name. */
export function dropVessels(tokens: Token[]): Token[] {
  return pass(tokens, (all, at) => {
    const end = at + (isWord(all[at + 1], isPriced) ? 2 : 1);
    if (all[at]?.sort !== "amount" || !isWord(all[end], isLoosePack)) return null;
    return { put: [all[at] as Token], length: end + 1 - at };
  });
}

/** "a dozen". */
const isOne = (word: string) => /^an?$/i.test(word);
const one: Token = { sort: "number", value: 1, text: "1", spelt: true };

/** One letter before a number ends a name: parle g 2. */
const isLongMeasure = (word: string) => word.length > 1 && measureOf(word) !== null;

function amountOf(number: Token | undefined, unit: Token | undefined) {
  const value = valueOf(number);
  const measure = unit?.sort === "word" ? measureOf(unit.text) : null;
  if (value === null || !measure) return null;
  const quantity = Math.round(value * measure.factor);
  const put: Token[] = [{ sort: "amount", unit: measure.unit, quantity, factor: measure.factor }];
  return { put, length: 2 };
}

/** "sugar 1kg 45", where a list says its prices so. */
export function takeLastPrice(tokens: Token[]): Token[] {
  const rupees = lastNumber(tokens);
  return rupees === null ? tokens : [...tokens.slice(0, -1), { sort: "price", rupees }];
}

/** The bare number behind an amount or a count that ends a line. */
export function lastNumber(tokens: Token[]): number | null {
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  const isBehind = before?.sort === "amount" || before?.sort === "packs";
  return isBehind && last?.sort === "number" && !last.spelt ? last.value : null;
}

/** 2 packet, packet 2, x 2, 2 ×. */
export function takePacks(tokens: Token[]): Token[] {
  const bare = pass(tokens, (all, at) =>
    isWord(all[at], (word) => size.test(word)) &&
    isWord(all[at + 1], (word) => packWord(word) ?? isPriced(word))
      ? { put: [], length: 1 }
      : null,
  );
  const counted = pass(bare, (all, at) => timesAt(all, at) ?? packsAt(all, at));
  return counted.filter((token) => token.sort !== "word" || packWord(token.text) !== "sure");
}

const smallestLoose = 50;
const packs = (count: number): Token => ({ sort: "packs", count });

function timesAt(all: Token[], at: number) {
  const [first, second] = [valueOf(all[at]), valueOf(all[at + 1])];
  const third = valueOf(all[at + 2]);
  if (isSign(all[at], "x") && second !== null) return { put: [packs(second)], length: 2 };
  if (first === null || !isSign(all[at + 1], "x")) return null;
  if (third !== null && first >= smallestLoose)
    return { put: [all[at] as Token, packs(third)], length: 3 };
  return { put: [packs(first)], length: 2 };
}

function packsAt(all: Token[], at: number) {
  const [first, second] = [valueOf(all[at]), valueOf(all[at + 1])];
  if (first !== null && isWord(all[at + 1], packWord)) return { put: [packs(first)], length: 2 };
  const isSure = isWord(all[at], (word) => packWord(word) === "sure");
  if (isSure && second !== null && second < smallestLoose)
    return { put: [packs(second)], length: 2 };
  if (all[at]?.sort === "range" && isWord(all[at + 1], packWord))
    return { put: [all[at] as Token], length: 2 };
  return null;
}
