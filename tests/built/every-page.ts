import type { RouteConfigEntry } from "@remix-run/route-config";
import shopRoutes from "#app/routes.ts";
import { type Visitor, createVisitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, customer } from "./built-shop.ts";

export const admin = { phone: "9000000001", password: "Admin@12345" };
export const cash = "/placeorder?method=cash";

type Person = typeof admin | null;

/** Who sees which pages of the shop, and how many of them at least. */
export const people = [
  ["a visitor", null, 20],
  ["a customer", customer, 25],
  ["an admin", admin, 40],
] as const;

export async function visitAs(
  shop: Pick<BuiltShop, "url">,
  person: Person,
  headers: Record<string, string> = {},
): Promise<Visitor> {
  const visitor = createVisitor((request) => fetch(request, { redirect: "manual" }), {
    origin: shop.url,
    // A shop ends a connection that waits while a page is checked: the next request has one of its own.
    headers: { ...headers, Connection: "close" },
  });
  if (person) await visitor.ask("/login", { phoneNo: person.phone, password: person.password });
  return visitor;
}

/**
 * What stands for a parameter of an address, by its name or by the word before it: two orders, of
 * which one is packed and sent.
 */
export async function fillShop(shop: BuiltShop) {
  const { DB } = await shop.bindings();
  const ask = async <Row>(sql: string) => (await DB.prepare(sql).first<Row>())!;
  const pack = await ask<{ financialId: string; detailId: string; slug: string }>(
    `SELECT f.id AS financialId, d.id AS detailId, p.slug FROM financials f JOIN details d ON d.id = f.detail_id
     JOIN products p ON p.id = d.product_id WHERE f.count_in_stock > 20 LIMIT 1`,
  );
  const { user } = await ask<{ user: string }>(
    "SELECT id AS user FROM users WHERE phone = '9000000003'",
  );
  const [buyer, owner] = await Promise.all([visitAs(shop, customer), visitAs(shop, admin)]);
  async function order(): Promise<string> {
    await buyer.ask("/cart/add", { financialId: pack.financialId, qty: "2" });
    const { html } = await buyer.ask(cash);
    const { location } = await buyer.ask(cash, hiddenFields(html, cash));
    return location!.slice("/order/".length);
  }
  const sent = await order();
  for (const step of ["accept", "pack", "dispatch"]) await owner.ask(`/order/${sent}/${step}`, {});
  const words = { pageNumber: "2", keyword: "atta", categoryName: "Flours" };
  return { ...pack, ...words, user, sent, order: await order() };
}

const routePaths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => `/${path}`);

/**
 * Every address of the table with what stands for its parameters, and what else a page may show.
 */
export const everyAddress = (known: Record<string, string>) => [
  ...routePaths.map((path) =>
    path
      .replace(
        /(\w+)\/:(\w+)/g,
        (_, word: string, name: string) => `${word}/${known[name] ?? known[word] ?? "none"}`,
      )
      .replace("*", "no/such/page"),
  ),
  ...["/search?query=zzzzz", "/category/none", "/product/none", "/offline?for=order", cash],
  ...["/profile?password=1", `/order/${known.sent}`],
  ...["/admin/prices?category=Flours", "/admin/productlist?query=zzzzz"],
];
