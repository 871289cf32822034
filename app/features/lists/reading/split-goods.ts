// A spoken line that names several goods and no amount: "chini chai patti namak".
import { understand } from "#app/features/catalogue/search/understand.ts";
import { foldDigits, numberWord } from "#app/values/said/numbers.ts";
import { measureOf, packWord } from "#app/values/said/units.ts";

/** Two may be one: butter biscuits, milk chocolate. */
const fewestGoods = 3;

export function splitAtGoods(line: string): string[] {
  if (saysAmounts(line)) return [line];
  const { goods } = understand(line);
  if (goods.length < fewestGoods) return [line];
  const starts = startsOf(line.toLowerCase(), goods);
  return starts ? starts.map((from, at) => line.slice(from, starts[at + 1])) : [line];
}

function saysAmounts(line: string): boolean {
  return foldDigits(line)
    .split(/\s+/)
    .some((word) => /\d/.test(word) || numberWord(word) || measureOf(word) || packWord(word));
}

/** Where each begins, the first with the line; null where one is not found as it was typed. */
function startsOf(line: string, goods: string[][]): number[] | null {
  const starts = [0];
  let from = 0;
  for (const [at, words] of goods.entries()) {
    const found = line.indexOf(words[0] ?? "", from);
    if (found < 0) return null;
    if (at > 0) starts.push(found);
    from = found + words.join(" ").length;
  }
  return starts;
}
