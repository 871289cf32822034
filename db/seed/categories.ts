import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";

/** What every shop begins with, however often it is run; `addresses` says where each category's picture is. */
export function categoriesSql(addresses: Map<string, string>): string {
  const rows = categoryNames.map((name, position) => ({ id: slugOf(name), name, position, image: addresses.get(`category-${slugOf(name)}`) ?? "" }));
  return `INSERT INTO categories (id, name, position, image)
    SELECT value->>'id', value->>'name', value->>'position', value->>'image' FROM json_each('${JSON.stringify(rows).replaceAll("'", "''")}')
    WHERE true ON CONFLICT DO NOTHING`;
}
