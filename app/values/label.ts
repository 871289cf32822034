import { words } from "./label.words.ts";
import type { VegMark } from "./veg-mark.ts";

/** What stands on a brand's packs beside name, quantity and price; "" is not known. */
export type Label = {
  /** Name and address of who made or packed it. */
  maker: string;
  /** The same of who brought it into the country. */
  importer: string;
  originCountry: string;
  vegMark: VegMark;
  ingredients: string;
  shelfLife: string;
  careContact: string;
  /** What a reader should know of these facts, such as where they come from. */
  labelNote: string;
};

export const emptyLabel: Label = {
  maker: "",
  importer: "",
  originCountry: "",
  vegMark: "",
  ingredients: "",
  shelfLife: "",
  careContact: "",
  labelNote: "",
};

export const labelNames = Object.keys(emptyLabel) as (keyof Label)[];

/** As pages and the log name them. */
export const labelTerms: Record<keyof Label, string> = words;

/** The shop's own country: what comes from it has no importer. */
export const homeCountry = "India";

export function isFood({ vegMark }: Pick<Label, "vegMark">): boolean {
  return vegMark === "veg" || vegMark === "non-veg";
}

type SomeLabel = { [Name in keyof Label]?: Label[Name] | null | undefined };

/** Of any row that has some of them among others. */
export function labelOf<Row extends SomeLabel>(row: Row): Pick<Row, keyof Label> {
  return Object.fromEntries(labelNames.map((name) => [name, row[name]])) as Pick<Row, keyof Label>;
}

/** What is known, in the order of `labelNames`. */
export function knownLabel(label: SomeLabel): Partial<Label> {
  return Object.fromEntries(
    labelNames.flatMap((name) => (label[name] ? [[name, label[name]]] : [])),
  );
}

/** What the law wants said and nobody has said yet. */
export function missingLabel(label: Label): (keyof Label)[] {
  const { importer, originCountry } = label;
  const wanted: (keyof Label)[] = ["maker", "originCountry", "vegMark", "careContact"];
  return [
    ...wanted.filter((name) => label[name] === ""),
    ...(originCountry && originCountry !== homeCountry && !importer ? (["importer"] as const) : []),
    ...(isFood(label)
      ? (["ingredients", "shelfLife"] as const).filter((name) => label[name] === "")
      : []),
  ];
}
