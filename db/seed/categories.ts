import { hindiCategoryNames } from "#app/features/catalogue/listing/names/category-names-hi.ts";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";

/** What every shop begins with, however often it is run, on a condition. */
export function categoriesSql(condition = "true"): string {
  const rows = categoryNames.map((name, position) => ({
    id: slugOf(name),
    name,
    position,
    nameHi: hindiCategoryNames[name],
  }));
  return `INSERT INTO categories (id, name, position, name_hi)
    SELECT value->>'id', value->>'name', value->>'position', value->>'nameHi' FROM json_each('${JSON.stringify(rows).replaceAll("'", "''")}')
    WHERE ${condition} ON CONFLICT DO NOTHING`;
}
