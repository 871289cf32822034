// A rank's expression for the index: which words stand in which columns.
import type { Term } from "./terms.ts";

export function expressionsOf(terms: Term[], variants: number[][]) {
  const some = (build: (variant: number[]) => string) => any(variants.map(build));
  const all = (variant: number[], columns: string, level: Level) =>
    variant.map((at) => sought(terms, at, { columns, level })).join(" AND ");
  const kindOf = (variant: number[], level: Level, at: number) =>
    [
      sought(terms, at, { columns: "kinds", level }),
      ...variant
        .filter((other) => other !== at)
        .map((other) => sought(terms, other, { columns: anywhere, level })),
    ].join(" AND ");
  const lastOf = (variant: number[]) => variant.at(-1) ?? 0;
  return {
    /** Every word is in these columns. */
    every: (columns: string, level: Level) => some((variant) => all(variant, columns, level)),
    /** Every word is somewhere, and the last names the kind. */
    named: (level: Level) => some((variant) => kindOf(variant, level, lastOf(variant))),
    /** Every word is somewhere, and one before the last names the kind: "atta gehun ka". */
    hasKind: any(
      variants.flatMap((variant) => variant.slice(0, -1).map((at) => kindOf(variant, "e", at))),
    ),
    atHome: variants.flatMap((variant) =>
      (terms[lastOf(variant)]?.homes ?? []).map(
        (home) => `${kindOf(variant, "e", lastOf(variant))} AND state : "${home}"`,
      ),
    ),
  };
}

/** What is the goods themselves, though its name does not end with their kind. */
export function itselfOf(terms: Term[], variants: number[][]) {
  const each = (variant: number[], columns: string, level: Level) =>
    variant.map((at) => sought(terms, at, { columns, level }));
  const names = variants.flatMap((variant) => terms[variant.at(-1) ?? 0] ?? []);
  const home = any(names.flatMap(({ homes }) => homes.map((one) => `state : "${one}"`)));
  const called = names.flatMap(({ typed, sought: forms }) => [
    typed,
    ...forms.filter(({ level }) => level === "e").map(({ form }) => form),
  ]);
  const begins = any(called.filter(isWord).map((word) => `kinds : "0${word}"*`));
  const first = any(called.filter(isWord).map((word) => `also_known_as : ^ "${word}"`));
  const taught = [...new Set(variants.flat())].map((at) => `«${at}t»`).join("");
  const every = (columns: string, level: Level) =>
    any(variants.map((variant) => each(variant, columns, level).join(" AND ")));
  const inName = every(inNames, "e");
  const alsoKnown = variants.map((variant) =>
    [
      ...each(variant.slice(0, -1), anywhere, "e"),
      ...each(variant.slice(-1), "also_known_as", "e"),
    ].join(" AND "),
  );
  /** What is at home nowhere is called so first; a name that has the word as well is of goods made of it. */
  const known = without(`(${any(alsoKnown)}) AND ${home || first}`, inName);
  return {
    /** Known so, or at home with a name that begins with the kind: "Milk Full Cream Pouch". */
    itself: any([home && `(${inName}) AND ${begins} AND ${home}`, known]),
    known,
    /** One of the words is the owner's for it. */
    taught: `(state : "none"${taught}) AND (${every(anywhere, "t")})`,
  };
}

const isWord = (form: string) => !form.startsWith("~");

export function any(expressions: string[]): string {
  const given = [...new Set(expressions)].filter((one) => one !== "");
  return given.length > 1 ? `(${given.map((one) => `(${one})`).join(" OR ")})` : (given[0] ?? "");
}

export function without(expression: string, ...others: string[]): string {
  if (others.every((other) => other === "")) return expression;
  return expression === "" ? "" : `(${expression}) NOT (${any(others)})`;
}

/**
 * As typed, an equal word or a sound of the other script; a sound; taught; begun or taught; begun;
 * near.
 */
type Level = "e" | "s" | "t" | "p" | "b" | "n";
export const inNames = "{kinds name brand}";
export const anywhere = "{kinds name brand also_known_as}";
const added: Record<Level, string[]> = {
  e: ["e"],
  s: ["e", "s"],
  t: ["e", "s"],
  p: ["e", "s"],
  b: ["e", "s"],
  n: ["e", "s", "n"],
};

export function sought(
  terms: Term[],
  at: number,
  { columns, level }: { columns: string; level: Level },
): string {
  const typed = `"${terms[at]?.typed}"`;
  const begun = level === "p" || level === "b" ? ` OR ${typed}*` : "";
  const words = `${columns} : (${typed}${begun}${added[level].map((more) => `«${at}${more}»`).join("")})`;
  return level === "t" || level === "p" ? `(${words}«${at}t»)` : words;
}
