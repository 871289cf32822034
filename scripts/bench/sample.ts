/**
 * What the measured addresses are filled with: a product of several brands, three packs that don't
 * run out, and as many as a month's order has; and a customer with a khata, "" without one.
 */
export type Sample = { slug: string; packs: string[]; month: string[]; khata: string };

const severalBrands =
  "SELECT p.slug AS value FROM products p WHERE (SELECT count(*) FROM details d WHERE d.product_id = p.id) > 1 ORDER BY p.seq LIMIT 1";
const wellStocked =
  "SELECT f.id AS value FROM financials f JOIN cards d ON d.id = f.detail_id WHERE f.count_in_stock > 50 AND d.shelf = 1 ORDER BY f.seq LIMIT 30";
const anyKhata = "SELECT user_id AS value FROM khata_accounts LIMIT 1";

export async function findSample(d1: D1Database): Promise<Sample> {
  const values = async (sql: string) =>
    (await d1.prepare(sql).all<{ value: string }>()).results.map(({ value }) => value);
  const [[slug = ""], month, [khata = ""]] = await Promise.all([
    values(severalBrands),
    values(wellStocked),
    values(anyKhata),
  ]);
  return { slug, packs: month.slice(0, 3), month, khata };
}
