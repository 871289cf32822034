import type { SQL } from "drizzle-orm";

/** Where a catalogue is read from and written to: a request's database, this machine's or the deployed one. */
export type Store = {
  all<Row>(query: SQL): Promise<Row[]>;
  /** All or nothing. False when a constraint refused it, as something else was written meanwhile. */
  write(statements: SQL[]): Promise<boolean>;
};

/** Who imports; the command line has no id. */
export type Importer = { id: string | null; name: string; now: number };
