import { newId } from "#app/values/identifier.ts";
import { chunks, insertRows } from "#db/seed/insert-rows.ts";

const khatas = 25;
const yearMs = 360 * 24 * 3_600_000;
const roundsPerBatch = 80;

/**
 * Khatas of the first customers with so many entries in all, over the year before now: three given,
 * one paid.
 */
export async function seedKhatas(d1: D1Database, entries: number): Promise<void> {
  const now = Date.now();
  await d1
    .prepare(
      `INSERT INTO khata_accounts (id, user_id, limit_paise, opened_at, consent_at)
      SELECT id, id, 100000000, ?1, ?1 FROM users WHERE role IS NULL ORDER BY seq LIMIT ?2`,
    )
    .bind(now - yearMs, khatas)
    .run();
  const { results } = await d1.prepare("SELECT id FROM khata_accounts").all<{ id: string }>();
  const balances = new Map<string, number>();
  const givens = new Map<string, number>();
  const rows = Array.from({ length: entries }, (_, number) => {
    const account = results[number % results.length]?.id ?? "";
    const isPayment = Math.floor(number / results.length) % 4 === 3;
    const amount = isPayment ? -30_000 : 9_000 + (number % 50) * 100;
    const balance = (balances.get(account) ?? 0) + amount;
    balances.set(account, balance);
    const given = (givens.get(account) ?? 0) + Math.max(amount, 0);
    givens.set(account, given);
    const [kind, method] = isPayment ? ["payment", "cash"] : ["adjustment", null];
    const at = now - Math.floor(((entries - number) * yearMs) / entries);
    return { id: newId(), account, kind, amount, balance, given, method, at };
  });
  const rounds = chunks(rows, results.length).map((round) => roundStatements(d1, round));
  for (const part of chunks(rounds, roundsPerBatch)) await d1.batch(part.flat());
}

/** One entry of each khata, what is owed after it, and the day book. */
function roundStatements(d1: D1Database, round: object[]): D1PreparedStatement[] {
  return [
    `INSERT INTO khata_entries (id, account_id, kind, amount_paise, balance_paise, given_paise, method, created_at)
    SELECT value->>'id', value->>'account', value->>'kind', value->>'amount', value->>'balance', value->>'given', value->>'method', value->>'at'
    FROM json_each(?)`,
    `UPDATE khata_accounts SET balance_paise = value->>'balance', given_paise = value->>'given'
    FROM json_each(?) WHERE khata_accounts.id = value->>'account'`,
    `INSERT INTO day_entries (day, kind, amount_paise, account_id, created_at)
    SELECT date((value->>'at') / 1000, 'unixepoch', '+330 minutes'), iif(value->>'kind' = 'payment', 'khata-cash', 'khata-corrected'),
      abs(value->>'amount'), value->>'account', value->>'at'
    FROM json_each(?)`,
  ].flatMap((sql) => insertRows(d1, sql, round));
}
