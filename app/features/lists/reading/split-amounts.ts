// A line that names several things, each with its amount: "chini 1kg chawal 2kg".
import { isCourtesy } from "./courtesy.ts";
import { foldDigits, numberWord } from "#app/values/said/numbers.ts";
import { isPriced, isRupees, measureOf, packWord } from "#app/values/said/units.ts";

const part = /\d+(?:[./]\d+)?|[½¼¾]|[\p{L}\p{M}'’&]+|[^\s\p{L}\p{M}\d]/gu;
const turns = /^(?:(?:na){2,}|(?:an){2,})$/;
/** What stands behind one of these is no other thing. */
const instead = /^(?:ya|or|nahi|nahin|not|no|mat|या|नहीं|मत)$/iu;

type Sort = "number" | "unit" | "word" | "joint" | "decoration" | "other";
type Part = { at: number; text: string; sort: Sort };
type Group = { at: number; sort: "n" | "a" };

/**
 * Each thing with its own amount, where names and amounts take turns and nothing else stands
 * between; "2 kg atta 5kg" stays, as it says two things of one.
 */
export function splitAtAmounts(line: string): string[] {
  const parts = partsOf(foldDigits(line));
  const groups = groupsOf(parts);
  if (!turns.test(groups.map(({ sort }) => sort).join(""))) return [line];
  const starts = groups.filter((_, index) => index > 0 && index % 2 === 0).map(({ at }) => at);
  return [0, ...starts].map((from, index) => line.slice(from, starts[index]));
}

function partsOf(line: string): Part[] {
  return [...line.matchAll(part)]
    .map(({ 0: text, index: at }) => ({ at, text, sort: sortOf(text) }))
    .filter(({ sort }) => sort !== "decoration");
}

function sortOf(text: string): Sort {
  if (/^[\d½¼¾]/.test(text)) return "number";
  if (!/\p{L}/u.test(text)) return /^[-–.:()*]$/.test(text) ? "decoration" : "other";
  if (measureOf(text)) return "unit";
  if (isPriced(text)) return "joint";
  if (packWord(text) === "sure") return "unit";
  if (packWord(text) || isRupees(text) || instead.test(text)) return "other";
  return numberWord(text) ? "number" : "word";
}

/** None where something else is said as well. */
function groupsOf(parts: Part[]): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < parts.length;) {
    const { at, sort } = parts[index] as Part;
    const end = sort === "number" ? index + 2 : nameEnd(parts, index);
    const isAmount = sort === "number" && parts[index + 1]?.sort === "unit";
    const isName = sort === "word" && !isCourtesy(parts.slice(index, end).map(({ text }) => text));
    if (!isAmount && !isName) return [];
    groups.push({ at, sort: isAmount ? "a" : "n" });
    index = end;
  }
  return groups;
}

/** "sarson ka tel" is one name, "5 kg wala" none. */
function nameEnd(parts: Part[], from: number): number {
  let end = from + 1;
  while (
    parts[end]?.sort === "word" ||
    (parts[end]?.sort === "joint" && parts[end + 1]?.sort === "word")
  )
    end += 1;
  return end;
}
