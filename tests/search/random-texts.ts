import { createRandom } from "#tests/random.ts";
import { wantedWords } from "./words.ts";

const longest = 4000;
const signs = [
  '"',
  "'",
  "*",
  "^",
  "(",
  ")",
  "{",
  "}",
  ":",
  "+",
  "-",
  "%",
  "_",
  "\\",
  "«0e»",
  "';--",
  "\u0000",
  "\ud800",
  "\u200d",
  "½",
  "₹",
  "🍚",
  "👩‍👩‍👧",
  "…",
  "।",
  "ा",
  "क्",
  "ａｔｔａ",
  "\n",
  ",",
  ";",
  "@",
];
const operators = [
  "AND",
  "OR",
  "NOT",
  "NEAR(",
  "NEAR(a b, 2)",
  "name : rice",
  "^atta",
  "-dal",
  '"dal"*',
];
const spoken =
  "mujhe do kilo ka chahiye wala dedh dhai sau gram litar bhaiya please aur bhej dena 500 5kg ₹10 x2 2.5 1/2".split(
    " ",
  );
/** The first letters of scripts a shopper may write in, and how many of them are taken. */
const scripts: [first: number, count: number][] = [
  [0x61, 26],
  [0x905, 76],
  [0x985, 70],
  [0xa05, 70],
  [0xa85, 70],
  [0xb05, 70],
  [0xb85, 70],
  [0xc05, 70],
  [0xc85, 70],
  [0xd05, 70],
  [0x627, 40],
];

/** Texts as people, mistakes and attackers type them: words of both scripts, sizes, signs, operators. */
export function createTexts(seed: number) {
  const { pick, upTo, isOne } = createRandom(seed);
  const known = wantedWords.map(({ query }) => query);
  function letters(): string {
    const [first, count] = pick(scripts);
    return Array.from({ length: 1 + upTo(isOne(20) ? 60 : 11) }, () =>
      String.fromCodePoint(first + upTo(count - 1)),
    ).join("");
  }
  function word(): string {
    if (isOne(8)) return pick(signs);
    if (isOne(12)) return pick(operators);
    if (isOne(5)) return pick(spoken);
    return isOne(4) ? letters() : pick(known);
  }
  /** 1 to 60 words, and now and then as long as a text may be. */
  function next(): string {
    if (isOne(25)) return letters().repeat(longest).slice(0, longest);
    const words = Array.from({ length: 1 + upTo(isOne(3) ? 59 : 11) }, word);
    return words.join(isOne(10) ? "" : pick([" ", " ", " ", ", ", "\n"])).slice(0, longest);
  }
  return { next };
}
