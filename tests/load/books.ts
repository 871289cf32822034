export type Row = Record<string, string | number | null>;
export type Ask = (sql: string) => Promise<Row[]>;

/** What each pack had before anyone bought. */
export async function takeStock(ask: Ask): Promise<Map<string, number>> {
  return new Map(
    (await ask("SELECT id, count_in_stock AS n FROM financials")).map(({ id, n }) => [
      String(id),
      Number(n),
    ]),
  );
}

const tooHalf = `SELECT o.id FROM orders o WHERE o.lines_written IS NOT o.line_count
  OR o.line_count <> (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id)
  OR o.items_paise <> (SELECT sum(qty * dprice_paise) FROM order_lines l WHERE l.order_id = o.id)`;

/**
 * What does not add up, in words: every answered order is there once and whole, and what was sold is what the
 * packs lack. `unanswered` orders may be there, such as one whose answer was lost with the connection.
 */
export async function auditBooks(
  ask: Ask,
  {
    before,
    answered,
    unanswered = 0,
  }: { before: Map<string, number>; answered: string[]; unanswered?: number },
): Promise<string[]> {
  const stored = new Set((await ask("SELECT id FROM orders")).map(({ id }) => String(id)));
  const sold = new Map(
    (
      await ask(
        "SELECT financial_id AS id, sum(qty) AS n FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.stock_returned_at IS NULL GROUP BY 1",
      )
    ).map(({ id, n }) => [String(id), Number(n)]),
  );
  const left = await takeStock(ask);
  const wrong = (await ask(tooHalf)).map(({ id }) => `order ${id} is half written`);
  for (const id of answered)
    if (!stored.has(id)) wrong.push(`order ${id} was answered and is lost`);
  if (new Set(answered).size !== answered.length) wrong.push("one order answered two carts");
  const more = stored.size - answered.length;
  if (more > unanswered)
    wrong.push(`${more} orders more than were answered, at most ${unanswered} could be`);
  for (const [id, count] of before) {
    const now = left.get(id) ?? 0;
    if (now < 0) wrong.push(`pack ${id} is oversold: ${now}`);
    if (now + (sold.get(id) ?? 0) !== count)
      wrong.push(`pack ${id}: ${now} left and ${sold.get(id) ?? 0} sold of ${count}`);
  }
  return wrong;
}
