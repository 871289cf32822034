// A digit that belongs to a name is kept: 5 Star, 24 Mantra, 50-50, three in one.
import { type Token, numberOf } from "#app/values/said/tokens.ts";
import { isPriced, isRupees, measureOf, packWord } from "#app/values/said/units.ts";

const longestRun = 3;

/**
 * The runs of a line that could be a name with a number in it; whoever knows the catalogue says
 * which are.
 */
export function numberedRuns(tokens: Token[]): string[] {
  return runsOf(tokens).map(({ text }) => text.toLowerCase());
}

/** Joins each run that is a name into one word, the longest first. */
export function keepNames(tokens: Token[], names: ReadonlySet<string>): Token[] {
  const known = runsOf(tokens)
    .filter(({ text }) => names.has(text.toLowerCase()))
    .sort((one, other) => other.length - one.length);
  const taken = new Set<number>();
  const kept = new Map<number, { length: number; text: string }>();
  for (const { from, length, text } of known) {
    const places = Array.from({ length }, (_, offset) => from + offset);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.set(from, { length, text });
  }
  return tokens.flatMap((token, at): Token[] => {
    const name = kept.get(at);
    if (name) return [{ sort: "word", text: name.text }];
    return taken.has(at) ? [] : [token];
  });
}

type Run = { from: number; length: number; text: string };

function runsOf(tokens: Token[]): Run[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: longestRun - 1 }, (_, more) => more + 2).flatMap((length) => {
      const run = tokens.slice(from, from + length);
      return run.length === length && isName(run) ? [{ from, length, text: textOf(run) }] : [];
    }),
  );
}

function isName(run: Token[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first?.sort === "sign" || last?.sort === "sign") return false;
  return (
    run.some((token) => numberOf(token) !== null) &&
    run.every((token) => token.sort === "number" || isPlain(token)) &&
    (run.some((token) => token.sort === "word" && numberOf(token) === null) || run.length === 3)
  );
}

function isPlain(token: Token): boolean {
  if (token.sort === "sign") return token.text === "-";
  if (token.sort !== "word") return false;
  return ![measureOf, packWord, isRupees, isPriced].some((is) => is(token.text));
}

function textOf(run: Token[]): string {
  return run
    .map((token) => ("text" in token ? token.text : ""))
    .join(" ")
    .replace(/ - /g, "-");
}
