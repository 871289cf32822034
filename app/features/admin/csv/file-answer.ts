import type { FileProblem } from "#app/features/catalogue/csv/catalogue-file.ts";
import type { CheckedUpload } from "#app/features/catalogue/csv/import-upload.server.ts";

/** `count` may be more than are shown. */
export type Refused = { problems: FileProblem[]; count: number };

/** Which of the file's columns, `names`, is which of the shop's. `file` is what the kept file is called. */
export type AskedColumns = {
  file: string;
  names: string[];
  /** Of the fields, as guessed or chosen. */
  values: Record<string, string>;
  errors: Record<string, string>;
  categories: { name: string; called: string }[];
};

/** What an import of the good rows would do; `fields` are what was said of the file so far. */
export type FileReview = CheckedUpload & {
  file: string;
  fields: Record<string, string>;
  columns: AskedColumns | null;
  count: number;
  joinCount: number;
};

/** What the page says to a file that was not imported at once. */
export type FileAnswer =
  | ({ kind: "refused" } & Refused)
  | ({ kind: "columns" } & AskedColumns)
  | ({ kind: "review" } & FileReview);
