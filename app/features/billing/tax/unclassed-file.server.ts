// Products and their tax classes as a file: those without a class out, any of them in again.
import { asc, inArray, isNull, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readCsvLines } from "#app/platform/read-csv.ts";
import { byteOrderMark, csvLine, rearm } from "#app/values/csv.ts";
import { readClassNames } from "./class-guess.server.ts";
import { type NamedClass, classesMeant, quotedNames } from "./class-meant.ts";
import { type Classed, classProducts } from "./class-products.server.ts";
import { words } from "./words.ts";

export const unclassedColumns = ["product", "name", "taxClass"];

/** A line for each product without a class, whose last cell is to be filled in. */
export async function unclassedFile({ db }: RequestContext): Promise<string> {
  const rows = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(isNull(products.taxClassId))
    .orderBy(asc(products.seq));
  const lines = rows.map(({ slug, name }) => csvLine([slug, name, ""]));
  return [byteOrderMark + csvLine(unclassedColumns), ...lines].join("");
}

export type ClassProblem = { line: number; column: string; reason: string };
export type ReadClasses = { ok: true; count: number } | { ok: false; problems: ClassProblem[] };

/** All or nothing; lines without a class are left out. */
export async function importClasses(
  context: RequestContext,
  admin: Customer,
  file: { bytes: Uint8Array; mostRows: number },
): Promise<ReadClasses> {
  const read = readFile(file);
  if ("problems" in read) return { ok: false, ...read };
  const known = await lookUp(context, read.asked);
  const meant = (name: string) => classesMeant(name, known.classes);
  const problems = read.asked.flatMap(({ line, slug, name }) => [
    ...(known.products.has(slug) ? [] : [problem(line, "product", words.noProduct)]),
    ...(meant(name).length === 1 ? [] : [problem(line, "taxClass", notOne(meant(name)))]),
  ]);
  if (problems.length > 0) return { ok: false, problems };
  const classed = read.asked.map(({ slug, name }): Classed => ({
    productId: known.products.get(slug) ?? "",
    taxClassId: meant(name)[0]?.id ?? "",
  }));
  await classProducts(context, admin, classed);
  return { ok: true, count: classed.length };
}

const notOne = (meant: NamedClass[]) =>
  meant.length === 0 ? words.noClass : words.whichClass(quotedNames(meant));

type Asked = { line: number; slug: string; name: string };

function readFile({
  bytes,
  mostRows,
}: {
  bytes: Uint8Array;
  mostRows: number;
}): { asked: Asked[] } | { problems: ClassProblem[] } {
  const lines = readCsvLines(bytes);
  if ("reason" in lines) return { problems: [{ ...lines, column: "" }] };
  const [head, ...body] = lines;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  const missing = ["product", "taxClass"].filter((column) => !names.includes(column));
  if (missing.length > 0)
    return { problems: missing.map((column) => problem(1, column, words.columnMissing)) };
  if (body.length > mostRows) return { problems: [problem(0, "", words.mostLines(mostRows))] };
  const cell = (cells: string[], column: string) =>
    rearm(cells[names.indexOf(column)] ?? "").trim();
  const asked = body.map(({ line, cells }) => ({
    line,
    slug: cell(cells, "product"),
    name: cell(cells, "taxClass"),
  }));
  return { asked: asked.filter(({ name }) => name !== "") };
}

function problem(line: number, column: string, reason: string): ClassProblem {
  return { line, column, reason };
}

async function lookUp(context: RequestContext, asked: { slug: string }[]) {
  const { db, read } = context;
  const slugs = JSON.stringify(asked.map(({ slug }) => slug));
  const [found, classes] = await Promise.all([
    read(
      db
        .select({ slug: products.slug, productId: products.id })
        .from(products)
        .where(inArray(products.slug, sql`(SELECT value FROM json_each(${slugs}))`)),
    ),
    readClassNames(context),
  ]);
  return {
    products: new Map(found.map(({ slug, productId }) => [slug, productId])),
    classes,
  };
}
