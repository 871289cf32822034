// The fields in which the owner says which column of a file is which, and what its units mean.
import { type Column, columns } from "#app/features/catalogue/csv/catalogue-file.ts";
import type { Mapping } from "#app/features/catalogue/csv/map-columns.ts";
import type { Told } from "#app/features/catalogue/csv/told.ts";
import { labelTerms } from "#app/values/label.ts";
import { commonUnits } from "#app/values/quantity.ts";
import { words } from "./words.ts";

export const otherCategoryField = "otherCategory";
export const columnField = (column: Column) => `column.${column}`;
export const unitField = (said: string) => unitBeginning + said;
const unitBeginning = "unit.";

/** As the page calls it. */
export function columnName(column: Column): string {
  return { ...words.columnNames, ...labelTerms }[column];
}

/** `width` is how many columns the file has. Without a field for a column it has the shop's own. */
export function readTold(fields: Record<string, string>, width: number): Told {
  const isMapped = columns.some((column) => columnField(column) in fields);
  const said = Object.entries(fields).filter(([name]) => name.startsWith(unitBeginning));
  return {
    ...(isMapped ? { mapping: readMapping(fields, width) } : {}),
    otherCategory: fields[otherCategoryField] ?? "",
    units: new Map(
      said
        .map(([name, unit]): [string, string] => [name.slice(unitBeginning.length), unit])
        .filter(([, unit]) => commonUnits.includes(unit)),
    ),
  };
}

function readMapping(fields: Record<string, string>, width: number): Mapping {
  const chosen = columns.map((column) => [column, fields[columnField(column)] ?? ""] as const);
  return Object.fromEntries(
    chosen
      .filter(([, place]) => /^\d{1,3}$/.test(place) && Number(place) < width)
      .map(([column, place]) => [column, Number(place)]),
  );
}

/** The fields that say the same of the columns; none for the shop's own. */
export function fieldsOf({ mapping, otherCategory }: Told): Record<string, string> {
  if (!mapping) return {};
  const places = columns.map((column) => [columnField(column), String(mapping[column] ?? "")]);
  return { ...Object.fromEntries(places), [otherCategoryField]: otherCategory };
}

/** By their fields: what is needed and not there, and columns of the file that are chosen twice. */
export function wrongColumns({ mapping = {}, otherCategory }: Told): Record<string, string> {
  const { name, category, price, dprice } = mapping;
  const twice = columns.flatMap((column, index) => {
    const first = columns
      .slice(0, index)
      .find((one) => mapping[one] !== undefined && mapping[one] === mapping[column]);
    return first ? [[columnField(column), words.columnTwice(columnName(first))]] : [];
  });
  return {
    ...(Object.fromEntries(twice) as Record<string, string>),
    ...(name === undefined ? { [columnField("name")]: words.chooseName } : {}),
    ...(category === undefined && otherCategory === ""
      ? { [columnField("category")]: words.chooseCategory }
      : {}),
    ...(price === undefined && dprice === undefined
      ? { [columnField("price")]: words.choosePrice }
      : {}),
  };
}
