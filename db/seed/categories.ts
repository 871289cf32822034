import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";

/** What every shop begins with, however often it is run. */
export function categoriesSql(): string {
  const rows = categoryNames.map((name, position) => ({ id: slugOf(name), name, position }));
  return `INSERT INTO categories (id, name, position)
    SELECT value->>'id', value->>'name', value->>'position' FROM json_each('${JSON.stringify(rows).replaceAll("'", "''")}')
    WHERE true ON CONFLICT DO NOTHING`;
}
