// What the index is asked for: which words stand in which columns. A reading of a text is its terms
// in their order, the last of which names the goods. Every word is quoted, so that nothing typed is
// ever an operator.
import type { KnownTerm } from "./known-words.server.ts";

type Reading = KnownTerm[];
/** Each finds what the ones before it find: as typed or the same, by ear, as the owner taught, begun. */
type Level = "same" | "heard" | "taught" | "begun" | "near";
type Where = { columns: string; level: Level };

export const inNames = "{kinds name brand}";
export const anywhere = "{kinds name brand also_known_as}";
export const asTyped = { columns: anywhere, level: "same" } as const;

export function term({ typed, words, taught }: KnownTerm, { columns, level }: Where): string {
  const found = [
    `"${typed}"`,
    ...(level === "begun" && !/^\d+$/.test(typed) ? [`"${typed}"*`] : []),
    ...[words.same, level === "same" ? [] : words.heard, level === "near" ? words.near : []]
      .flat()
      .map((word) => `"${word}"`),
  ];
  const called = `${columns} : (${[...new Set(found)].join(" OR ")})`;
  return any([called, ...(level === "taught" || level === "begun" ? taught : [])]);
}

/** Every word is in these columns. */
export function every(readings: Reading[], where: Where): string {
  return any(readings.map((reading) => all(reading.map((one) => term(one, where)))));
}

/** Every word is somewhere, and the last begins to name the kind. */
export function namedBegun(readings: Reading[]): string {
  return any(
    readings.flatMap((reading) => {
      const last = reading.at(-1)!;
      if (last.words.begun.length === 0) return [];
      const begun = `kinds : (${last.words.begun.map((word) => `"${word}"`).join(" OR ")})`;
      return all([...reading.slice(0, -1).map((one) => term(one, asTyped)), begun]);
    }),
  );
}

/** As `named`, where only the kind need be known and the rest may be near. */
export function namedNearly(readings: Reading[]): string {
  return any(
    readings
      .filter((reading) => reading.length > 1)
      .map((reading) =>
        all([
          ...reading.slice(0, -1).map((one) => term(one, { columns: anywhere, level: "near" })),
          term(reading.at(-1)!, { columns: "kinds", level: "same" }),
        ]),
      ),
  );
}

/** Every word is somewhere, and the last names the kind. */
export function named(readings: Reading[], level: Level): string {
  return any(readings.map((reading) => kindAt(reading, reading.length - 1, level)));
}

/** Every word is somewhere, and one before the last names the kind: "atta gehun ka". */
export function namedBefore(readings: Reading[]): string {
  return any(
    readings.flatMap((reading) =>
      reading.slice(0, -1).map((_, place) => kindAt(reading, place, "same")),
    ),
  );
}

/** As `named`, in a category where such goods are at home. */
export function namedAtHome(readings: Reading[]): string {
  return any(
    readings.map((reading) =>
      all([kindAt(reading, reading.length - 1, "same"), homeOf([reading.at(-1)!])]),
    ),
  );
}

function kindAt(reading: Reading, at: number, level: Level): string {
  return all(
    reading.map((one, place) => term(one, { columns: place === at ? "kinds" : anywhere, level })),
  );
}

/** Where goods of these names are at home; "" where nowhere. */
export function homeOf(terms: KnownTerm[]): string {
  return any(terms.flatMap(({ homes }) => homes.map((home) => `state : "${home}"`)));
}

/** One of the expressions that aren't empty. */
export function any(expressions: string[]): string {
  const given = [...new Set(expressions)].filter((one) => one !== "");
  return given.length > 1 ? `(${given.map((one) => `(${one})`).join(" OR ")})` : (given[0] ?? "");
}

/** All of them; nothing where one of them is empty. */
export function all(expressions: string[]): string {
  return expressions.includes("") ? "" : expressions.map((one) => `(${one})`).join(" AND ");
}

export function without(expression: string, other: string): string {
  return expression === "" || other === "" ? expression : `(${expression}) NOT (${other})`;
}
