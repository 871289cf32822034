// What the database has beside the schema's tables, as it is today: the migrations only say how it
// came about.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const triggerFolder = join(import.meta.dirname, "triggers");

/** Every trigger's statement by its name. */
export function readTriggers(): Map<string, string> {
  const files = readdirSync(triggerFolder).sort();
  return new Map(files.flatMap((file) => statementsIn(join(triggerFolder, file))));
}

/** The statements of the tables that the schema cannot describe, by name. */
export function readOtherTables(): Map<string, string> {
  return new Map(statementsIn(join(import.meta.dirname, "tables.sql")));
}

/** Each begins a line with CREATE; comments stand between them. */
function statementsIn(file: string): [string, string][] {
  const [, ...statements] = readFileSync(file, "utf8").split(/^(?=CREATE )/m);
  return statements.map((text) => {
    const sql = text.replace(/;\s*(?:\n--[^\n]*|\s)*$/, "");
    const name = /^CREATE (?:TRIGGER|VIRTUAL TABLE|TABLE|VIEW) (\w+)/.exec(sql)?.[1];
    if (!name)
      throw new Error(`${file} has a statement that is neither a trigger, a table nor a view.`);
    return [name, sql];
  });
}
