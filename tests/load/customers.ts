import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import type { Ask } from "./books.ts";

/**
 * Copies of the seeded customer with phones of their own and the same password, who may order all
 * day unless they are limited; answers the phones.
 */
export async function addCustomers(
  ask: Ask,
  count: number,
  { areLimited = false } = {},
): Promise<string[]> {
  if (!areLimited) await ask(raiseLimitsSql);
  const numbers = `json_each('[${Array.from({ length: count }, (_, n) => n).join()}]') AS n`;
  await ask(`INSERT INTO users (id, name, phone, password_hash, created_at)
    SELECT printf('shopper%09d', n.value), 'Shopper ' || n.value, printf('8%09d', n.value), password_hash, created_at
    FROM users, ${numbers} WHERE phone = '9000000002'`);
  await ask(`INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
    SELECT printf('shopper%09d', n.value), printf('shopper%09d', n.value), street, city, postal_code, 1, created_at
    FROM addresses, ${numbers} WHERE user_id = (SELECT id FROM users WHERE phone = '9000000002')`);
  return Array.from({ length: count }, (_, n) => `8${String(n).padStart(9, "0")}`);
}

/**
 * Packs that can be bought, and among them some that soon can't: `scarce` are left with this many.
 */
export async function choosePacks(
  ask: Ask,
  { plenty, scarce, left }: { plenty: number; scarce: number; left: number },
): Promise<{ plenty: string[]; scarce: string[] }> {
  const chosen = (
    await ask(
      `SELECT f.id FROM financials f JOIN cards d ON d.id = f.detail_id WHERE d.shelf = 1 AND f.count_in_stock > 50 ORDER BY f.seq LIMIT ${plenty + scarce}`,
    )
  ).map(({ id }) => String(id));
  const rare = chosen.splice(0, scarce);
  await ask(
    `UPDATE financials SET count_in_stock = ${left} WHERE id IN (${rare.map((id) => `'${id}'`).join()})`,
  );
  await ask(
    `UPDATE financials SET count_in_stock = 1000000 WHERE id IN (${chosen.map((id) => `'${id}'`).join()})`,
  );
  return { plenty: chosen, scarce: rare };
}
