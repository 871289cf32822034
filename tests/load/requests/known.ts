import type { Random } from "#tests/random.ts";
import type { Ask } from "#tests/load/books.ts";

const pools = {
  products: "SELECT id AS v FROM products UNION ALL SELECT slug FROM products LIMIT 400",
  details: "SELECT id AS v FROM details LIMIT 400",
  financials: "SELECT id AS v FROM financials LIMIT 400",
  orders: "SELECT id AS v FROM orders LIMIT 400",
  users: "SELECT id AS v FROM users LIMIT 400",
  saves: "SELECT id AS v FROM price_saves LIMIT 100",
  categories: "SELECT name AS v FROM categories",
  images: "SELECT image AS v FROM pictures LIMIT 100",
};
type Pool = keyof typeof pools;

const byName: [RegExp, Pool][] = [
  [/^detailId$|^brandId$/, "details"],
  [/^financialId$|^quantity$/, "financials"],
  [/^productId$|^slug$/, "products"],
  [/^orderId$/, "orders"],
  [/^categor/, "categories"],
  [/^image/, "images"],
  [/^customerId$/, "users"],
];
const byPath: [RegExp, Pool][] = [
  [/order/, "orders"],
  [/user/, "users"],
  [/prices/, "saves"],
  [/product/, "products"],
];

/**
 * Identifiers and words that mean something, by the name of the field or parameter and where it
 * stands.
 */
export async function readKnown(ask: Ask, random: Random) {
  const values = Object.fromEntries(
    await Promise.all(
      Object.entries(pools).map(
        async ([name, sql]) => [name, (await ask(sql)).map(({ v }) => String(v))] as const,
      ),
    ),
  ) as Record<Pool, string[]>;
  const from = (pool: Pool | undefined) =>
    pool && values[pool].length > 0 ? random.pick(values[pool]) : null;
  function known(name: string, path = ""): string | null {
    if (name === "phoneNo") return `9${String(random.upTo(999_999_999)).padStart(9, "0")}`;
    if (name === "keyword") return random.pick(["tea", "atta", "dal"]);
    if (name === "pageNumber") return String(1 + random.upTo(5));
    return from(
      byName.find(([pattern]) => pattern.test(name))?.[1] ??
        (name === "id" ? byPath.find(([pattern]) => pattern.test(path))?.[1] : undefined),
    );
  }
  return known;
}

export type Known = Awaited<ReturnType<typeof readKnown>>;
