// Several tokens that are one number: 1 1/2, 2½, do sau pachas, sadhe teen.
import { numberWord } from "./numbers.ts";
import { type Token, numberOf } from "./tokens.ts";
import { measureOf } from "./units.ts";

type Joined = { token: Token; length: number };
type Spelt = { value: number; length: number };

const quarter = /^(pav|paav|pao|paw|quarter|पाव)$/i;
/** Bread is called so too: alone it is a name. */
export const isQuarter = (word: string) => quarter.test(word);
const bread = /^(bhaji|bhaaji|bun|भाजी|bread)$/i;

export function joinNumbers(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { token, length } = joinAt(tokens, at);
    joined.push(token);
    at += length;
  }
  return joined;
}

function joinAt(tokens: Token[], at: number): Joined {
  const token = tokens[at] as Token;
  const found = readFraction(tokens, at) ?? readRange(tokens, at) ?? readSpelt(tokens, at);
  return found ?? { token, length: 1 };
}

const numberAt = (tokens: Token[], at: number) => {
  const token = tokens[at];
  return token?.sort === "number" ? token.value : null;
};
const isSign = (token: Token | undefined, text: string) =>
  token?.sort === "sign" && token.text === text;

/** 1/2, 1 1/2, 1-1/2, 1½. */
function readFraction(tokens: Token[], at: number): Joined | null {
  const first = numberAt(tokens, at);
  if (first === null) return null;
  const next = tokens[at + 1];
  if (next?.sort === "number" && next.value < 1 && !/[.\d]/.test(next.text))
    return { token: digits(tokens, { at, length: 2, value: first + next.value }), length: 2 };
  const own = simpleFraction(tokens, at);
  if (own !== null) return { token: digits(tokens, { at, length: 3, value: own }), length: 3 };
  const gap = isSign(next, "-") ? 2 : 1;
  const part = simpleFraction(tokens, at + gap);
  if (part === null || part >= 1 || !Number.isInteger(first)) return null;
  const length = gap + 3;
  return { token: digits(tokens, { at, length, value: first + part }), length };
}

function simpleFraction(tokens: Token[], at: number): number | null {
  const [over, under] = [numberAt(tokens, at), numberAt(tokens, at + 2)];
  if (over === null || under === null || !isSign(tokens[at + 1], "/")) return null;
  return under > 0 && under <= 16 && over < under ? over / under : null;
}

/** 2-3 is no number anyone can pack. */
function readRange(tokens: Token[], at: number): Joined | null {
  if (numberAt(tokens, at) === null || numberAt(tokens, at + 2) === null) return null;
  if (!isSign(tokens[at + 1], "-") && !isSign(tokens[at + 1], "/")) return null;
  return { token: { sort: "range", text: textOf(tokens.slice(at, at + 3)) }, length: 3 };
}

function readSpelt(tokens: Token[], at: number): Joined | null {
  const found = speltValue(tokens, at);
  if (!found) return null;
  const { value, length } = found;
  const after = tokens[at + length];
  if (after?.sort === "word" && isQuarter(after.text) && !isNamed(tokens[at + length + 1]))
    return {
      token: { sort: "amount", unit: "g", quantity: value * 250, factor: 250 },
      length: length + 1,
    };
  const isSpelt = tokens[at]?.sort === "word";
  if (!isSpelt && length === 1) return null;
  const text = textOf(tokens.slice(at, at + length));
  return { token: { sort: "number", value, text, spelt: isSpelt }, length };
}

/** "ek pav chai" is a quarter of a kilo, "do pav bhaji masala" and "pav kilo" are not. */
function isNamed(token: Token | undefined): boolean {
  return token?.sort === "word" && (bread.test(token.text) || measureOf(token.text) !== null);
}

function speltValue(tokens: Token[], at: number): Spelt | null {
  const word = numberOf(tokens[at]);
  if (!word) return null;
  const next = numberOf(tokens[at + 1]);
  if (word.sort === "before") {
    if (next?.sort === "times") return { value: (1 + word.value) * next.value, length: 2 };
    if (next?.sort === "whole")
      return multiplied(tokens, at, { value: next.value + word.value, length: 2 });
    return word.value === 0.5 ? null : { value: 1 + word.value, length: 1 };
  }
  if (word.sort === "times") return { value: word.value, length: 1 };
  return multiplied(tokens, at, { value: word.value, length: 1 });
}

/** "do sau pachas": what multiplies, and what is added to it. */
function multiplied(tokens: Token[], at: number, { value, length }: Spelt): Spelt {
  const token = tokens[at + length];
  const factor = token?.sort === "word" ? numberWord(token.text) : null;
  if (factor?.sort !== "times") return { value, length };
  const more = tokens[at + length + 1];
  const added = more?.sort === "word" ? numberWord(more.text) : null;
  if (added?.sort === "whole" && added.value >= 10)
    return { value: value * factor.value + added.value, length: length + 2 };
  return { value: value * factor.value, length: length + 1 };
}

function digits(
  tokens: Token[],
  { at, length, value }: { at: number; length: number; value: number },
): Token {
  return { sort: "number", value, text: textOf(tokens.slice(at, at + length)), spelt: false };
}

function textOf(tokens: Token[]): string {
  return tokens.map((token) => ("text" in token ? token.text : "")).join(" ");
}
