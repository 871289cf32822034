// The month's offers, and what they take off reckoned a second time: a code, a cart's worth, and a
// pack of which every third is free.

type Wanted = { pack: string; qty: number; price: number };
const code = "MONTH";
export const codes = [undefined, undefined, "month"] as const;

export async function makeOffers(d1: D1Database, freePack: string): Promise<void> {
  const insert = (columns: string, values: string) =>
    d1.prepare(`INSERT INTO offers (created_at, id, kind, ${columns}) VALUES (1, ${values})`);
  await d1.batch([
    insert("percent, at_most_paise, smallest_paise", "'cart', 'cart', 7, 4500, 30000"),
    insert("code, amount_paise, smallest_paise", `'code', 'code', '${code}', 3999, 20000`),
    insert("financial_id, buy, free", `'pack', 'pack', '${freePack}', 2, 1`),
  ]);
}

/** Of each line, in their order. */
export function reckonMonth(
  lines: Wanted[],
  { freePack, typed }: { freePack: string; typed: string | undefined },
): number[] {
  const free = lines.map(({ pack, qty, price }) =>
    pack === freePack ? price * Math.floor(qty / 3) : 0,
  );
  const left = lines.map(({ qty, price }, at) => qty * price - free[at]!);
  const goods = left.reduce((sum, one) => sum + one, 0);
  const own = goods >= 30_000 ? Math.min(4500, Math.floor(goods * 0.07 + 0.5)) : 0;
  const typedGives = typed !== undefined && goods >= 20_000 ? 3999 : 0;
  let rest = Math.max(own, typedGives);
  const whole = rest;
  const parts = left.map((one) => Math.floor((one * whole) / goods));
  rest -= parts.reduce((sum, one) => sum + one, 0);
  const order = left.map((one, at) => ({ at, over: (one * whole) % goods }));
  for (const { at } of order.sort((a, b) => b.over - a.over || a.at - b.at).slice(0, rest))
    parts[at]! += 1;
  return parts.map((part, at) => part + free[at]!);
}
