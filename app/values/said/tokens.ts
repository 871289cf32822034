import { numberWord, vulgarFraction } from "./numbers.ts";
import { type Unit, isPriced, isRupees, measureOf, packWord } from "./units.ts";

/** A piece of a line. Words keep what was typed; numbers that were words say so. */
export type Token =
  | { sort: "number"; value: number; text: string; spelt: boolean }
  | { sort: "range"; text: string }
  | { sort: "word"; text: string }
  | { sort: "sign"; text: "x" | "₹" | "/-" | "/" | "-" | "+" | "other" }
  | { sort: "amount"; unit: Unit; quantity: number; factor: number }
  | { sort: "packs"; count: number }
  | { sort: "price"; rupees: number };

const piece =
  /(?<number>\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?<![.\p{L}\p{M}])\.\d+)|(?<vulgar>[½¼¾⅓⅛])|(?<word>[\p{L}\p{M}]+(?:['’&-][\p{L}\p{M}]+)*['’]?)|(?<sign>[₹@]|\/-|[×✕✖*/+–—-])|(?<other>\S)/gu;

/**
 * Digits and letters that stand together are a number and its unit, or else one word: 5kg, x2, 7up.
 */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of line.matchAll(piece)) {
    const { number, vulgar, word, sign } = match.groups ?? {};
    const isGlued = match.index === end;
    end = match.index + match[0].length;
    const last = tokens.at(-1);
    if (number !== undefined) {
      const isSized = measureOf(/^[\p{L}\p{M}]*/u.exec(line.slice(end))?.[0] ?? "") !== null;
      if (isGlued && !isSized && last?.sort === "word" && isOneWord(last.text, number))
        tokens[tokens.length - 1] = { sort: "word", text: last.text + number };
      else tokens.push(numberToken(Number(number.replaceAll(",", "")), number));
    } else if (vulgar !== undefined) {
      tokens.push(numberToken(vulgarFraction(vulgar) ?? 0, vulgar));
    } else if (word !== undefined) {
      if (isGlued && last?.sort === "number" && !countsWhat(word))
        tokens[tokens.length - 1] = { sort: "word", text: last.text + word };
      else tokens.push({ sort: "word", text: word });
    } else {
      tokens.push({ sort: "sign", text: signOf(sign) });
    }
  }
  return tokens.map(namedSign);
}

function numberToken(value: number, text: string): Token {
  return { sort: "number", value, text, spelt: false };
}

/** "w320", "b12" are words; "sabun3" is a word and its count. */
function isOneWord(letters: string, digits: string): boolean {
  return !countsWhat(letters) && !(letters.length >= 4 && digits.length <= 2);
}

function countsWhat(word: string): boolean {
  return (
    word.toLowerCase() === "x" ||
    measureOf(word) !== null ||
    packWord(word) !== null ||
    isRupees(word) ||
    isPriced(word)
  );
}

function signOf(sign: string | undefined): Extract<Token, { sort: "sign" }>["text"] {
  if (sign === undefined) return "other";
  if (sign === "@") return "₹";
  if (sign === "₹" || sign === "/-" || sign === "/" || sign === "+") return sign;
  return /[×✕✖*]/.test(sign) ? "x" : "-";
}

/** An x that stands alone multiplies only beside a number. */
function namedSign(token: Token, at: number, all: Token[]): Token {
  if (token.sort !== "word" || token.text.toLowerCase() !== "x") return token;
  const isBeside = all[at - 1]?.sort === "number" || all[at + 1]?.sort === "number";
  return isBeside ? { sort: "sign", text: "x" } : token;
}

/** What a token may be as a number, digits or word. */
export function numberOf(token: Token | undefined) {
  if (token?.sort === "number") return { sort: "whole" as const, value: token.value };
  return token?.sort === "word" ? numberWord(token.text) : null;
}
