// The index is asked whether anything is called so, then rank by rank, and no further than a page
// needs: what stands in a rank comes in the order it was made, with the wanted pack first, then what
// is in stock. Nothing typed reaches FTS5 unquoted, and drafts are never found. D1 counts every row
// that is stepped over, those of a list bound as JSON too: so the forms stand in the statement
// itself.
import { type SQL, sql } from "drizzle-orm";
import type { Rank } from "./ranks.ts";
import type { SearchQuery } from "./search-query.ts";
import type { Term } from "./terms.ts";

type Asked = Pick<SearchQuery, "terms" | "ranks" | "found" | "typed" | "pack">;

/** `isForList`: sold out or not doesn't matter, which halves what is asked. */
export type Part = { limit: number; offset?: number; isForList?: boolean };

/** Cards in one state, as an expression begins that an expression in brackets ends. */
type Shelf = { begins: string; stock: number };

/**
 * Rows of `seq`, the card's, `rank`, the place of its rank, and `near`, whether that is one of near
 * spellings. The index is asked for no rank of which is known that nothing is in it.
 */
export function hitsOf(asked: Asked, { limit, offset = 0, isForList = false }: Part): SQL {
  const stocks = isForList ? [onShow] : stocked;
  const places = placesOf(asked.ranks, isForList ? stocks : shelvesOf(asked.pack));
  const near = asked.ranks.flatMap(({ isNear }, place) => (isNear ? place : []));
  return sql`(SELECT card_index.rowid AS seq, place AS rank, instr('${sql.raw(`,${near.join()},`)}', ',' || place || ',') > 0 AS near
    FROM (SELECT column1 AS place, column2 AS begins, column3 AS level, column4 AS unless, (${expressionsOf(asked, stocks)}) AS asked FROM (${places}) LIMIT -1)
    CROSS JOIN card_index
    WHERE instr(asked ->> 0, level) AND (unless = '' OR NOT EXISTS (SELECT 1 FROM card_index WHERE card_index MATCH unless || (asked ->> ('$[2][' || place || ']')) || ')'))
      AND card_index MATCH begins || (asked ->> ('$[1][' || place || ']')) || ')'
  LIMIT ${limit} OFFSET ${offset}) hits`;
}

/**
 * One JSON: what is worth asking for, the ranks' expressions, and what those of near spellings ask
 * before. Each step is limited to its one row, so that SQLite does none of them twice.
 */
function expressionsOf({ terms, ranks, found, typed }: Asked, stocks: Shelf[]): SQL {
  const [called, near, unless] = [
    ranks.map((rank) => (rank.near ? "" : rank.match)),
    ranks.map((rank) => (rank.near ? rank.match : "")),
    ranks.map((rank) => rank.near?.unless ?? ""),
  ];
  const known = sql`SELECT * FROM (${wordsFound(terms, false)}), (${wordsTaught(terms)}) LIMIT 1`;
  const wide = sql`SELECT *, ${filledIn([found, typed], terms, false)} AS wide FROM (${known}) LIMIT 1`;
  const levels = sql`SELECT *, ${levelsOf(stocks, terms)} AS levels FROM (${wide}) LIMIT 1`;
  return sql`SELECT iif(levels = '', (SELECT '["${sql.raw(nothing)}",' || ${filledIn(near, terms, true)} || ',' || ${filledIn(unless, terms, true)} || ']' FROM (${wordsFound(terms, true)})),
    '["' || levels || '",' || ${filledIn(called, terms, false)} || ']') FROM (${levels}) LIMIT 1`;
}

const nothing = "nothing";
const onShow: Shelf = { begins: 'state : ("s1" OR "s2") AND (', stock: 0 };
const stocked: Shelf[] = [1, 2].map((stock) => ({ begins: `state : "s${stock}" AND (`, stock }));

function shelvesOf(pack: string | null): Shelf[] {
  if (!pack) return stocked;
  return ["AND", "NOT"].flatMap((has) =>
    stocked.map(({ stock }) => ({
      begins: `state : "s${stock}" ${has} state : "${pack}" AND (`,
      stock,
    })),
  );
}

/**
 * A row a rank and shelf: the rank's place, how its expression begins, what must be worth asking
 * for, and how begins what must not be found.
 */
function placesOf(ranks: Rank[], shelves: Shelf[]): SQL {
  const rows = ranks.flatMap(({ near, level = "any" }, place) =>
    shelves.map(({ begins, stock }) => {
      const texts = [
        begins,
        near ? nothing : `${level}${stock}`,
        near?.unless ? onShow.begins : "",
      ];
      return `(${place},${texts.map((text) => `'${text}'`).join()})`;
    }),
  );
  return sql.raw(`VALUES ${rows.join()}`);
}

/** On which shelf there is anything, and of which levels. */
function levelsOf(shelves: Shelf[], terms: Term[]): SQL {
  const isThere = (begins: string, at: number) =>
    `EXISTS (SELECT 1 FROM card_index WHERE card_index MATCH '${begins}' || (wide ->> ${at}) || ')')`;
  const isAny = (level: "s" | "t") =>
    terms.map((_, at) => `${level}${at} IS NOT NULL`).join(" OR ");
  const levels = shelves.map(
    ({
      begins,
      stock,
    }) => `iif(${isThere(begins, 0)}, 'any${stock}' || iif(${isAny("s")}, 'heard${stock}', '')
      || iif(${isAny("t")}, 'taught${stock}', '') || iif(${isThere(begins, 1)}, 'typed${stock}', ''), '')`,
  );
  return sql.raw(levels.join(" || "));
}

const filledAtOnce = 12;

/**
 * As JSON, each `«3e»` in an expression replaced by the words the database knows for it; in steps,
 * as SQLite takes no expression a hundred deep.
 */
function filledIn(expressions: unknown[], terms: Term[], withNear: boolean): SQL {
  const json = JSON.stringify(expressions);
  const places = terms
    .flatMap((_, at) => ["e", "s", "t", ...(withNear ? ["n"] : [])].map((level) => ({ at, level })))
    .filter(({ at, level }) => json.includes(`«${at}${level}»`))
    .map(({ at, level }) => sql.raw(`'«${at}${level}»', coalesce(${level}${at}, '')`));
  const steps = Array.from({ length: Math.ceil(places.length / filledAtOnce) }, (_, step) =>
    places.slice(step * filledAtOnce, (step + 1) * filledAtOnce),
  );
  const fill = (text: SQL, step: SQL[]) =>
    step.reduce((filled, place) => sql`replace(${filled}, ${place})`, text);
  return steps.reduce(
    (text, step) =>
      sql`(SELECT ${fill(sql`filled`, step)} FROM (SELECT ${text} AS filled LIMIT 1))`,
    sql`${json}`,
  );
}

/**
 * A row with a column for each term and level: the words that share a form, as JSON has them in a
 * text. A form that is no sound is a word itself, and there once.
 */
function wordsFound(terms: Term[], isNear: boolean): SQL {
  const forms = terms.flatMap(({ sought }, at) =>
    sought
      .filter(({ level }) => (level === "n") === isNear)
      .map(({ level, form, isIndic }): [string, string, number] => [
        `${level}${at}`,
        form,
        isIndic === null ? 2 : Number(isIndic),
      ]),
  );
  const columns = terms.flatMap((_, at) =>
    (isNear ? ["n"] : ["e", "s"]).map((level) => `${level}${at}`),
  );
  const [sounds, plain] = [true, false].map((isSound) =>
    valuesOf(forms.filter(([, form]) => form.startsWith("~") === isSound)),
  );
  return sql.raw(`SELECT ${columns.map((column) => `group_concat(CASE WHEN term = '${column}' THEN ' OR \\"' || word || '\\"' END, '') AS ${column}`).join()}
    FROM (SELECT asked.column1 AS term, word FROM (VALUES ${plain}) asked CROSS JOIN search_words ON form = asked.column2 AND word = asked.column2
      UNION ALL SELECT ${isNear ? "DISTINCT " : ""}asked.column1, word FROM (VALUES ${sounds}) asked CROSS JOIN search_words ON form = asked.column2
      WHERE asked.column3 = 2 OR (word >= char(0x900)) = asked.column3)`);
}

function wordsTaught(terms: Term[]): SQL {
  const keys = terms.map(({ typed, sound }, at) => [at, typed, sound]);
  return sql.raw(`SELECT ${terms.map((_, at) => `group_concat(CASE WHEN at = ${at} THEN ' OR (' || replace(expression, '"', '\\"') || ')' END, '') AS t${at}`).join()}
    FROM (SELECT asked.column1 AS at, taught.expression FROM (VALUES ${valuesOf(keys)}) asked CROSS JOIN search_synonyms taught
      ON taught.term = asked.column2 OR (taught.sound = asked.column3 AND asked.column3 <> ''))`);
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
