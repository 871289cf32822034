import type { SQL } from "drizzle-orm";

/**
 * D1 takes at most 100,000 bytes of SQL in one statement, and some of it is written without bound
 * values.
 */
const mostJson = 40_000;

/**
 * One statement for as many rows as fit; it reads them with `json_each`. No rows make no statement.
 */
export function overRows(rows: unknown[], statement: (json: string) => SQL): SQL[] {
  const chunks: string[][] = [];
  let size = mostJson;
  for (const text of rows.map((row) => JSON.stringify(row))) {
    if (size + text.length >= mostJson) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(text);
    size += text.length + 1;
  }
  return chunks.map((chunk) => statement(`[${chunk.join()}]`));
}
