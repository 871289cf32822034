// What the till and the API ask for is compared with what stands now, and what is refused is said in words; the sale's
// own batch decides.
import type { CartPack } from "#app/features/cart/cart.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { Paise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { SaleMethod } from "./sale-methods.schema.ts";
import { findSold, sell } from "./sell.server.ts";
import { words } from "./words.ts";

type Item = { financialId: string; qty: number };
export type AskedSale = {
  items: Item[];
  method: SaleMethod;
  givenPaise?: Paise | undefined;
  phone?: string | undefined;
  /** What it costs as far as who asks knows. */
  totalPaise?: Paise | undefined;
  saleKey: string;
  digest: string;
};
export type CheckedSale =
  | { ok: true; orderId: string }
  | { ok: false; status: 400; field: "given" | "phoneNo"; message: string }
  | { ok: false; status: 409; message: string };

const refused = (message: string): CheckedSale => ({ ok: false, status: 409, message });

export async function sellChecked(context: RequestContext, asked: AskedSale): Promise<CheckedSale> {
  const { items, method, phone, saleKey, digest } = asked;
  if (method === "khata" && !phone) return wrong("phoneNo", words.whose);
  const givenPaise = method === "cash" ? asked.givenPaise : undefined;
  const [earlier, packs] = await Promise.all([findSold(context, saleKey), packsOf(context, items)]);
  if (earlier)
    return earlier.digest === digest
      ? { ok: true, orderId: earlier.orderId }
      : refused(words.keyUsed);
  const problem = problemOf(asked, packs);
  if (problem) return refused(problem);
  if (givenPaise !== undefined && givenPaise < totalOf(items, packs))
    return wrong("given", words.given);
  const entries = items.map((item) => ({
    ...item,
    seenPaise: packs.get(item.financialId)?.dpricePaise ?? 0,
  }));
  const sold = await sell(context, { entries, saleKey, digest, method, givenPaise, phone });
  if (sold.ok) return sold;
  if (sold.reason === "key-used") return refused(words.keyUsed);
  if (sold.reason === "over-limit") return refused(words.overLimit);
  const changed = problemOf(asked, await packsOf(context, items));
  if (changed) return refused(changed);
  // Rounded up it is a little more than the sum of its lines.
  if (givenPaise !== undefined && givenPaise < totalOf(items, packs) + 50)
    return wrong("given", words.given);
  return refused(method === "khata" ? words.noKhata : words.noTaxClass);
}

/** Why it can't be sold as it was seen; null when it can. */
export async function saleProblem(
  context: RequestContext,
  asked: Pick<AskedSale, "items" | "totalPaise">,
): Promise<string | null> {
  return problemOf(asked, await packsOf(context, asked.items));
}

const wrong = (field: "given" | "phoneNo", message: string): CheckedSale => ({
  ...{ ok: false, status: 400, field, message },
});

async function packsOf(context: RequestContext, items: Item[]): Promise<Map<string, CartPack>> {
  const ids = items.map(({ financialId }) => financialId);
  const packs = await getPacks(context, ids);
  return new Map(packs.map((pack) => [pack.financialId, pack]));
}

function totalOf(items: Item[], packs: Map<string, CartPack>): Paise {
  return items.reduce(
    (sum, { financialId, qty }) => sum + (packs.get(financialId)?.dpricePaise ?? 0) * qty,
    0,
  );
}

/** Every line that is short is named. */
function problemOf(
  { items, totalPaise }: Pick<AskedSale, "items" | "totalPaise">,
  packs: Map<string, CartPack>,
): string | null {
  if (items.some(({ financialId }) => !packs.get(financialId)?.pricePaise)) return words.gone;
  const short = items.flatMap(({ financialId, qty }) => {
    const pack = packs.get(financialId);
    if (!pack || pack.countInStock >= qty) return [];
    const called = `${cardTitle(pack)}, ${formatPack(pack)}`;
    return pack.countInStock > 0
      ? words.onlyLeft(called, pack.countInStock)
      : words.noStock(called);
  });
  if (short.length > 0) return short.join("; ");
  return totalPaise !== undefined && totalPaise !== totalOf(items, packs) ? words.changed : null;
}
