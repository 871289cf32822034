// The index is asked whether anything is called so, then rank by rank, and no further than a page
// needs: what stands in a rank comes in the order it was made, with the wanted pack first, then what
// is in stock. Nothing typed reaches FTS5 unquoted, and drafts are never found. D1 counts every row
// that is stepped over, those of a list bound as JSON too: so the forms stand in the statement
// itself.
import { type SQL, sql } from "drizzle-orm";
import type { Rank } from "./ranks.ts";
import type { SearchQuery } from "./search-query.ts";
import type { Term } from "./terms.ts";

type Asked = Pick<SearchQuery, "terms" | "ranks" | "found" | "pack">;

/** `isForList`: sold out or not doesn't matter, which halves what is asked. */
export type Part = { limit: number; offset?: number; isForList?: boolean };

/**
 * Rows of `seq`, the card's, `rank`, the place of its rank, and `near`, whether that is one of near
 * spellings.
 */
export function hitsOf(
  { terms, ranks, found, pack }: Asked,
  { limit, offset = 0, isForList = false }: Part,
): SQL {
  const asked = (isNear: boolean) =>
    JSON.stringify(
      ranks.flatMap(({ match, near }, place) =>
        (near !== undefined) === isNear
          ? (isForList ? [onShow(match)] : shelvesOf(pack, match)).map((shelf) => [
              place,
              shelf,
              near?.unless ? onShow(near.unless) : null,
            ])
          : [],
      ),
    );
  return sql`(WITH
    known AS MATERIALIZED (SELECT * FROM (${wordsFound(terms, false)}), (${wordsTaught(terms)})),
    near AS MATERIALIZED (${wordsFound(terms, true)}),
    found AS MATERIALIZED (SELECT EXISTS (SELECT 1 FROM card_search
      WHERE card_search MATCH (SELECT ${filledIn(JSON.stringify(onShow(found)), terms, false)} ->> '$' FROM known)) AS is_any)
  SELECT card_search.rowid AS seq, rank.value ->> 0 AS rank, 0 AS near
    FROM json_each((SELECT iif(is_any, ${filledIn(asked(false), terms, false)}, NULL) FROM found, known)) rank CROSS JOIN card_search
    WHERE card_search MATCH rank.value ->> 1
  UNION ALL SELECT card_search.rowid, rank.value ->> 0, 1
    FROM json_each((SELECT iif(is_any, NULL, ${filledIn(asked(true), terms, true)}) FROM found, known, near)) rank CROSS JOIN card_search
    WHERE (rank.value ->> 2 IS NULL OR NOT EXISTS (SELECT 1 FROM card_search WHERE card_search MATCH rank.value ->> 2))
      AND card_search MATCH rank.value ->> 1
  LIMIT ${limit} OFFSET ${offset}) hits`;
}

const onShow = (match: string) => `state : ("s1" OR "s2") AND (${match})`;

function shelvesOf(pack: string | null, match: Rank["match"]): string[] {
  const on = (shelf: string) => `state : "${shelf}" AND (${match})`;
  const stocks = ["s1", "s2"].map(on);
  if (!pack) return stocks;
  const has = `state : "${pack}"`;
  return [
    ...stocks.map((stock) => `(${stock}) AND ${has}`),
    ...stocks.map((stock) => `(${stock}) NOT ${has}`),
  ];
}

/**
 * JSON of ranks or of one expression: each `«3e»` replaced by the words the database knows for it.
 */
function filledIn(json: string, terms: Term[], withNear: boolean): SQL {
  return terms
    .flatMap((_, at) => ["e", "s", "t", ...(withNear ? ["n"] : [])].map((level) => ({ at, level })))
    .filter(({ at, level }) => json.includes(`«${at}${level}»`))
    .reduce(
      (text, { at, level }) =>
        sql`replace(${text}, ${sql.raw(`'«${at}${level}»', coalesce(${level}${at}, '')`)})`,
      sql`${json}`,
    );
}

/**
 * A row with a column for each term and level: the words that share a form, as JSON has them in a
 * text.
 */
function wordsFound(terms: Term[], isNear: boolean): SQL {
  const forms = terms.flatMap(({ sought }, at) =>
    sought
      .filter(({ level }) => (level === "n") === isNear)
      .map(({ level, form, isIndic }) => [
        `${level}${at}`,
        form,
        isIndic === null ? 2 : Number(isIndic),
      ]),
  );
  const columns = terms.flatMap((_, at) =>
    (isNear ? ["n"] : ["e", "s"]).map((level) => `${level}${at}`),
  );
  return sql.raw(`SELECT ${columns.map((column) => `group_concat(CASE WHEN term = '${column}' THEN ' OR \\"' || word || '\\"' END, '') AS ${column}`).join()}
    FROM (WITH form(term, form, script) AS (VALUES ${valuesOf(forms)})
      SELECT ${isNear ? "DISTINCT " : ""}form.term, search_words.word FROM form CROSS JOIN search_words ON search_words.form = form.form
      WHERE form.script = 2 OR (search_words.word >= char(0x900)) = form.script)`);
}

function wordsTaught(terms: Term[]): SQL {
  const keys = terms.map(({ typed, sound }, at) => [at, typed, sound]);
  return sql.raw(`SELECT ${terms.map((_, at) => `group_concat(CASE WHEN at = ${at} THEN ' OR (' || replace(expression, '"', '\\"') || ')' END, '') AS t${at}`).join()}
    FROM (WITH asked(at, term, sound) AS (VALUES ${valuesOf(keys)})
      SELECT asked.at, taught.expression FROM asked CROSS JOIN search_synonyms taught
      ON taught.term = asked.term OR (taught.sound = asked.sound AND asked.sound <> ''))`);
}

function valuesOf(rows: (string | number)[][]): string {
  const all = rows.length > 0 ? rows : [["", "", 0]];
  return all.map((row) => `(${row.map((cell) => literal(cell)).join()})`).join();
}

/** Forms are letters, digits and marks alone: anything else is a mistake of this program. */
function literal(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  if (!/^[\p{L}\p{N}\p{M}~-]*$/u.test(cell))
    throw new Error("A form with other signs than letters.");
  return `'${cell}'`;
}
