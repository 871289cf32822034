import { sql } from "drizzle-orm";
import { labelNames } from "#app/values/label.ts";
import { details } from "./schema/products.ts";

/** The columns of a label, in the order of `labelNames`. */
export const labelColumns = sql.raw(labelNames.map((name) => details[name].name).join());

/** The label of a row `d` of details, as JSON. */
export const labelJson = sql.raw(
  `json_object(${labelNames.map((name) => `'${name}', d.${details[name].name}`).join()})`,
);

/** The same by their names outside the database. */
export const labelOfRow = sql.raw(
  labelNames.map((name) => `d.${details[name].name} AS ${name}`).join(", "),
);

/** The first picture of a row `d` of details, "" without one. */
export const firstPicture = sql.raw(
  "coalesce((SELECT image FROM pictures WHERE detail_id = d.id ORDER BY position LIMIT 1), '')",
);
