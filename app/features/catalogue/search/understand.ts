// What a text asks for, before the catalogue is asked: the words that name goods, each of the goods
// it names, and the size that is wanted. Whatever is said around them is left out.
import { takePackSize } from "./pack-size.ts";
import { isBrandCall } from "./words/brand-words.ts";
import { kindsCalled, kindsHeard } from "./words/grocery-words.ts";
import { goodsWordsOf } from "./words/search-words.ts";
import { isSpoken } from "./words/spoken-words.ts";

const longestText = 4000;
const mostWords = 12;
const longestName = 4;
/** So many words may all describe one thing; of more those count that name goods, or stand by them. */
export const mostDescribing = 8;
const mostBeside = 2;
/** So few words hardly name several goods. */
const mostOfOne = 3;
const shortestHeard = 4;

export type Understood = {
  /** At most twelve words, in the order of the text; none where there is nothing to search for. */
  words: string[];
  /** Of each of the goods that are named its words, the first first; one where no more are named. */
  goods: string[][];
  /** Whether it names a kind of goods that is known by name, which the shop may not sell. */
  isNamed: boolean;
  /** The pack that is wanted, as the index names it. */
  pack: string | null;
};

type Part = { words: string[]; sort: "name" | "heard" | "brand" | "other" | "spoken" };

export function understand(text: string): Understood {
  const typed = text.slice(0, longestText);
  const { rest, pack } = takePackSize(typed);
  const parts = partsOf(goodsWordsOf(rest));
  const said = parts.filter(({ sort }) => sort !== "spoken");
  if (said.length === 0) {
    const words = goodsWordsOf(typed).slice(0, mostWords);
    return { words, goods: [words], isNamed: false, pack: null };
  }
  const isLong = said.flatMap(({ words }) => words).length > mostDescribing;
  const goods = goodsOf(isLong ? besideNames(parts) : said);
  const words = goods.flat().slice(0, mostWords);
  const name = said.findLast(({ sort }) => sort === "name")?.words.join("") ?? "";
  return {
    words,
    goods,
    isNamed: kindsCalled(name).some(({ uses }) => !uses.includes(name)),
    pack,
  };
}

/**
 * Names of several words are one part, the longest first. In a short text beside goods or a brand that
 * is called by name a word that only sounds like goods describes them: "naya harpic".
 */
function partsOf(words: string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at);
    parts.push(part);
    at += part.words.length;
  }
  const isCalled = parts.some(({ sort }) => sort === "name" || sort === "brand");
  const said = parts.filter(({ sort }) => sort !== "spoken").flatMap((part) => part.words);
  const heardIs = isCalled && said.length <= mostOfOne ? "other" : "name";
  return parts.map((part) => (part.sort === "heard" ? { ...part, sort: heardIs } : part));
}

function partAt(words: string[], at: number): Part {
  for (let length = Math.min(longestName, words.length - at); length > 1; length -= 1) {
    const some = words.slice(at, at + length);
    if (isBrandCall(some.join(""))) return { words: some, sort: "brand" };
    const sort = sortOf(some.join(""));
    const isBare = !isSpoken(some[0]!) && !isSpoken(some.at(-1)!);
    if (sort === "name" || (sort === "heard" && isBare)) return { words: some, sort };
  }
  const word = words[at]!;
  if (isSpoken(word)) return { words: [word], sort: "spoken" };
  if (isBrandCall(word)) return { words: [word], sort: "brand" };
  return { words: [word], sort: sortOf(word) };
}

function sortOf(glued: string): "name" | "heard" | "other" {
  if (kindsCalled(glued).length > 0) return "name";
  return glued.length >= shortestHeard && kindsHeard(glued).length > 0 ? "heard" : "other";
}

/** Names and brands, and what stands straight before them; all where nothing is named. */
function besideNames(parts: Part[]): Part[] {
  const isNamed = ({ sort }: Part) => sort === "name" || sort === "brand";
  const kept = parts.filter((part, at) => {
    if (isNamed(part)) return true;
    const next = parts.slice(at + 1, at + 1 + mostBeside).find(isNamed);
    const between = parts.slice(at, next ? parts.indexOf(next) : at);
    return part.sort === "other" && next && between.every(({ sort }) => sort === "other");
  });
  return kept.length > 0 ? kept : parts.filter(({ sort }) => sort !== "spoken");
}

/** What describes goods stands before their name; behind the last it is of the last. */
function goodsOf(parts: Part[]): string[][] {
  const goods: string[][] = [];
  let before: string[] = [];
  for (const { words, sort } of parts) {
    before.push(...words);
    if (sort !== "name") continue;
    if (!goods.some((one) => one.join("").includes(words.join("")))) goods.push(before);
    before = [];
  }
  const last = goods.pop() ?? [];
  return [...goods, [...last, ...before]];
}
