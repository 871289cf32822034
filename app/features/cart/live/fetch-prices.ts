import * as v from "valibot";
import { priceCallPath } from "#app/addresses.ts";
import type { StoredItem } from "#app/features/cart/cart-storage.ts";
import { keysOf, packsOfBatch } from "./live-items.ts";
import type { LivePacks } from "./live-pack.ts";

const patienceMs = 20_000;
const BatchSchema = v.object({
  items: v.array(
    v.object({
      financialId: v.string(),
      price: v.number(),
      dprice: v.number(),
      Discount: v.number(),
      countInStock: v.number(),
    }),
  ),
});

/** The cart's prices as they are now; `refused` by a shop that answers pages, as too many asked at once. */
export async function fetchPrices(
  items: StoredItem[],
): Promise<LivePacks | "refused" | "unreachable"> {
  try {
    const response = await fetch(priceCallPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ items: keysOf(items) }),
      signal: AbortSignal.timeout?.(patienceMs) ?? null,
    });
    if (response.status >= 400 && response.status < 500) return "refused";
    return packsOfBatch(v.parse(BatchSchema, await response.json()).items, items);
  } catch {
    return "unreachable";
  }
}
