// A spoken line that names several goods and no amount: "chini chai patti namak".
import { understand } from "#app/features/catalogue/search/understand.ts";
import { foldDigits, numberWord } from "#app/values/said/numbers.ts";
import { measureOf, packWord } from "#app/values/said/units.ts";
import { cleanLine, sender } from "./clean-line.ts";
import type { Piece } from "./split-list.ts";

/** Two may be one: butter biscuits, milk chocolate. */
const fewestGoods = 3;

/** What one product would be called that such a line names as a whole: "neem tulsi soap". */
export function wholeName({ text }: Piece): string | null {
  const line = withoutSender(text);
  if (saysAmounts(line)) return null;
  const { goods, words } = understand(line);
  return goods.length < fewestGoods ? null : words.join(" ");
}

/** Each of its goods, where no product is known by all its words. */
export function splitAtGoods(piece: Piece, names: ReadonlySet<string>): Piece[] {
  const name = wholeName(piece);
  if (name === null || names.has(name)) return [piece];
  const line = withoutSender(piece.text);
  const starts = startsOf(line.toLowerCase(), understand(line).goods);
  if (!starts) return [piece];
  const head = piece.text.slice(0, piece.text.length - line.length);
  return starts.map((from, at) => {
    const text = ((at === 0 ? head : "") + line.slice(from, starts[at + 1])).trim();
    return { text, clean: cleanLine(text) };
  });
}

const withoutSender = (text: string) => text.replace(sender, "");

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
