import { cleanLine, seenText, sender } from "./clean-line.ts";
import { foldDigits, numberWord } from "#app/values/said/numbers.ts";
import { splitAtAmounts } from "./split-amounts.ts";
import { measureOf, packWord } from "#app/values/said/units.ts";

const lineEnd = /\r\n?|\n|[;•|।]/;
/** Not one that groups digits: 1,500 and 1,00,000. */
const comma = /(?<!\d(?=[,،]\d{3}(?!\d)))(?<!\d(?=,\d{2},\d{3}(?!\d)))[,،]/;
const numbering = /\s(?=\(?\d{1,2}\)\s)/;
const joiner = /(\s+(?:and|aur|और|&|\+)\s+|(?<=\p{L})\+(?=\d))/iu;

/** One wish as it was typed, and without what only decorates it. */
export type Piece = { text: string; clean: string };

/** The pieces of a list in their order, as far as its writer kept to any habit. */
export function splitList(text: string): Piece[] {
  const texts = seenText(text)
    .split(lineEnd)
    .flatMap(splitLine)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return withoutNumbers(texts.map((piece) => ({ text: piece, clean: cleanLine(piece) })));
}

function splitLine(line: string): string[] {
  const [head = ""] = sender.exec(line) ?? [];
  const [first = "", ...rest] = foldedSplit(line.slice(head.length), numbering)
    .flatMap(splitAtCommas)
    .flatMap(splitAtJoiners)
    .flatMap(splitAtAmounts);
  return [head + first, ...rest];
}

const counted = /^(\d{1,2})\s?[-–:]\s?(?=[\p{L}\d])/u;
const fewestCounted = 3;

/** "1- atta", "2- dal", "3- …": a list that counts its own lines says nothing of packs by it. */
function withoutNumbers(pieces: Piece[]): Piece[] {
  const numbers = pieces.flatMap(({ clean }) => counted.exec(clean)?.[1] ?? []);
  const isCounting =
    numbers.length >= fewestCounted && numbers.every((number, at) => Number(number) === at + 1);
  if (!isCounting) return pieces;
  return pieces.map(({ text, clean }) => ({ text, clean: clean.replace(counted, "") }));
}

/** "atta, 2 kg": an amount alone belongs to the name before it. */
function splitAtCommas(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const part of foldedSplit(line, comma)) {
    const end = from + part.length;
    const last = pieces.at(-1);
    if (last !== undefined && isAmount(part) && !/\d/.test(foldDigits(last)))
      pieces[pieces.length - 1] = line.slice(from - last.length - 1, end);
    else pieces.push(part);
    from = end + 1;
  }
  return pieces;
}

/** Splits by the folded digits; the pieces keep their own. */
function foldedSplit(line: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let rest = line;
  for (;;) {
    const at = foldDigits(rest).search(separator);
    if (at < 0 || rest === "") return [...pieces, rest];
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
}

/**
 * "2 kg atta aur 5 sabun", but not "salt and pepper": a number follows, or an amount is complete
 * before it.
 */
function splitAtJoiners(line: string): string[] {
  const [first = "", ...rest] = line.split(joiner);
  const pieces = [first];
  for (let index = 0; index < rest.length; index += 2) {
    const [between = "", right = ""] = [rest[index], rest[index + 1]];
    const left = pieces.at(-1) ?? "";
    const isBoth = /aur|और/i.test(between) && hasDigit(left) && hasDigit(right);
    const isSum = between.trim() === "+" && [left, right].some(isAmount);
    if (!isSum && (isBoth || isComplete(left) || startsWithNumber(right))) pieces.push(right);
    else pieces[pieces.length - 1] = left + between + right;
  }
  return pieces;
}

function isAmount(part: string): boolean {
  const words = cleanLine(part).match(/\d+(?:[./]\d+)?|[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => /\d/.test(word) || measureOf(word) || packWord(word)) &&
    /\d/.test(words[0] ?? "")
  );
}

const hasDigit = (text: string) => /\p{Nd}/u.test(text);

function startsWithNumber(text: string): boolean {
  const clean = cleanLine(text);
  const [first = ""] = clean.split(" ");
  return /^[\d½¼¾]/.test(clean) || numberWord(first) !== null;
}

function isComplete(left: string): boolean {
  const words = cleanLine(left).split(" ");
  const last = words.at(-1) ?? "";
  if (words.length < 2) return false;
  const hasNumber = words.some((word) => /[\d½¼¾]/.test(word) || numberWord(word) !== null);
  return /\d$/.test(last) || (hasNumber && isUnit(last.replace(/^[\d.½¼¾]+/, "")));
}

function isUnit(word: string): boolean {
  return measureOf(word) !== null || packWord(word) !== null;
}
