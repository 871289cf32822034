import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { Regime } from "#app/values/tax.ts";
import { openTestShop } from "./test-shop.ts";

/** Goods of an order; `taxClass` null is none. */
export type BilledGoods = { name: string; paise: number; qty?: number; taxClass?: string | null };
export type BilledOrder = { goods: BilledGoods[]; shippingPaise?: number; method?: string };

/** A shop with one admin and one customer, whose orders hold goods of any class. */
export async function openBillingShop(variables: Record<string, string> = {}) {
  const shop = await openTestShop(variables);
  const { DB } = shop.bindings;
  const admin = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
  const customer = await shop.addCustomer({ name: "Ravi" });
  const shopper = await shop.signIn(customer.id);

  /** As the admin, now or at another time. */
  async function ask(now?: number | string, session = admin): Promise<RequestContext> {
    const { context } = await shop.ask("/", { cookies: { session } });
    return { ...context, now: now === undefined ? context.now : new Date(now).getTime() };
  }

  return {
    ...shop,
    admin,
    shopper,
    customer,
    asAdmin: ask,
    asShopper: (now?: number | string) => ask(now, shopper),
    async setTax(regime: Regime, more: Record<string, string | number> = {}) {
      const row = { id: 1, regime, gstin: "29AAGCB7383J1Z4", state: "29", ...more };
      const names = Object.keys(row);
      await DB.prepare(
        `INSERT OR REPLACE INTO shop_tax (${names.join()}) VALUES (${names.map(() => "?").join()})`,
      )
        .bind(...Object.values(row))
        .run();
    },
    /** Answers the ids of the order and of its products. */
    async addOrder({ goods, shippingPaise = 0, method = "Cash Or UPI" }: BilledOrder) {
      const id = newId();
      const rows = [];
      for (const { name, paise, qty = 1, taxClass = "other" } of goods) {
        const [pack] = await shop.addProduct({
          name: `${name} ${newId().slice(0, 6)}`,
          brands: { Tata: [{ pricePaise: paise }] },
        });
        if (!pack) throw new Error("No pack was added.");
        await DB.prepare("UPDATE products SET name = ?, tax_class_id = ? WHERE id = ?")
          .bind(name, taxClass, pack.productId)
          .run();
        rows.push({ ...pack, name, paise, qty, taxClass });
      }
      const itemsPaise = rows.reduce((sum, { paise, qty }) => sum + paise * qty, 0);
      await DB.batch([
        DB.prepare(
          `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
            payment_method, line_count, lines_written, items_paise, shipping_paise, created_at)
          VALUES (?, ?, ?, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', ?, ?, ?, ?, ?, ?)`,
        ).bind(
          ...[id, customer.id, newId(), method, rows.length, rows.length],
          ...[itemsPaise, shippingPaise, Date.now()],
        ),
        ...rows.map((row, position) =>
          DB.prepare(
            `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units,
              qty, price_paise, dprice_paise, tax_class_id) VALUES (?, ?, ?, ?, ?, ?, 'Tata', 1000, 'kg', ?, ?, ?, ?)`,
          ).bind(
            ...[id, position, row.productId, row.detailId, row.financialId, row.name],
            ...[row.qty, row.paise, row.paise, row.taxClass],
          ),
        ),
      ]);
      return { id, products: rows.map(({ productId }) => productId), packs: rows };
    },
    rows: async <Row>(sql: string) => (await DB.prepare(sql).all<Row>()).results,
  };
}

export type BillingShop = Awaited<ReturnType<typeof openBillingShop>>;

/** ₹929.55 in all, at four rates. */
export const wholeBasket: BilledGoods[] = [
  { name: "Atta", paise: 26_840, taxClass: "atta" },
  { name: "Salt", paise: 3_000, qty: 2, taxClass: "salt" },
  { name: "Toor Dal", paise: 15_900, taxClass: "pulses" },
  { name: "Soap", paise: 14_080, taxClass: "soap" },
  { name: "Detergent", paise: 12_160, taxClass: "cleaners" },
  { name: "Cola", paise: 4_000, qty: 2, taxClass: "drinks" },
  { name: "Eggs", paise: 9_975, taxClass: "eggs" },
];
