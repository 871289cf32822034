// What the shop's books say, whatever pages make of them.

/** By name; what is owed, taken and left, to the paisa and the pack. */
const bookQueries: Record<string, string> = {
  "stock of each pack": "SELECT id, count_in_stock AS n FROM financials ORDER BY id",
  "money of each day":
    "SELECT day, kind, sum(amount_paise) AS paise FROM day_entries GROUP BY day, kind HAVING sum(amount_paise) <> 0 ORDER BY day, kind",
  khatas:
    "SELECT user_id AS customer, limit_paise AS most, balance_paise AS owed FROM khata_accounts ORDER BY user_id",
  "entries of khatas":
    "SELECT a.user_id AS customer, count(*) AS entries, sum(e.amount_paise) AS paise FROM khata_entries AS e JOIN khata_accounts AS a ON a.id = e.account_id GROUP BY a.user_id ORDER BY a.user_id",
  orders: `SELECT id, paid_at IS NOT NULL AS is_paid, charged_paise AS charged, given_back_paise AS back, settled_paise AS settled,
      round_off_paise AS rounding FROM orders ORDER BY id`,
  "money of each order":
    "SELECT order_id AS id, kind, sum(amount_paise) AS paise FROM day_entries WHERE order_id IS NOT NULL GROUP BY order_id, kind HAVING sum(amount_paise) <> 0 ORDER BY order_id, kind",
  refunds:
    "SELECT payment_id AS id, status, sum(amount_paise) AS paise FROM refunds GROUP BY payment_id, status ORDER BY payment_id, status",
  papers:
    "SELECT number, order_id AS id, gross_paise AS gross, round_off_paise AS rounding FROM documents ORDER BY number",
};

export type Books = Record<string, unknown>;

/** Of a question that the database does not understand, that it does not. */
export async function readBooks(d1: D1Database): Promise<Books> {
  const books: Books = {};
  for (const [name, sql] of Object.entries(bookQueries))
    books[name] = await d1
      .prepare(sql)
      .all()
      .then(
        ({ results }) => results.map((row) => Object.values(row).join(" ")),
        (error: unknown) => String(error),
      );
  return books;
}
