// What the room does not say is asked of the shop: which packs the cart's lines are, and their
// prices now.
import * as v from "valibot";
import { cartCommandPath, priceCallPath } from "#app/addresses/paths.ts";
import { linesOf, readCart } from "#app/features/cart/cart-storage.ts";
import type { CartLine, CartPack } from "#app/features/cart/cart.ts";
import { keysOf, packsOfBatch } from "./live-items.ts";
import type { LivePacks } from "./live-pack.ts";

const patienceMs = 20_000;
const pauseMs = 5000;
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

/** Looks packs up: in the browser's storage, and what is not there once at the shop. */
export function createIdentities(): (ids: string[]) => Promise<CartPack[]> {
  const known = new Map<string, CartPack>();
  const asked = new Set<string>();
  const learn = (lines: CartLine[]) =>
    lines.forEach(({ financialId, pack }) => pack && known.set(financialId, pack));
  return async (ids) => {
    learn(readCart().stored);
    const missing = ids.filter((id) => !known.has(id) && !asked.has(id));
    if (missing.length > 0) {
      learn(await fetchLines());
      missing.forEach((id) => asked.add(id));
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

async function fetchLines(): Promise<CartLine[]> {
  try {
    const response = await fetch(cartCommandPath("items"), {
      headers: { Accept: "application/json" },
    });
    return response.ok ? linesOf(((await response.json()) as { items: unknown }).items) : [];
  } catch {
    return [];
  }
}

/**
 * The prices as they are now, asked for up to three times while `isWanted`; `refused` by a shop
 * that answers pages, as too many asked at once.
 */
export async function fetchPrices(
  packs: CartPack[],
  isWanted: () => boolean,
): Promise<LivePacks | "refused" | "unreachable"> {
  for (let triesLeft = 3; triesLeft > 0 && isWanted(); triesLeft--) {
    const answer = await tryPrices(packs);
    if (answer !== "unreachable") return answer;
    if (triesLeft > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return "unreachable";
}

async function tryPrices(packs: CartPack[]): Promise<LivePacks | "refused" | "unreachable"> {
  try {
    const response = await fetch(priceCallPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ items: keysOf(packs) }),
      signal: AbortSignal.timeout?.(patienceMs) ?? null,
    });
    if (response.status >= 400 && response.status < 500) return "refused";
    return packsOfBatch(v.parse(BatchSchema, await response.json()).items, packs);
  } catch {
    return "unreachable";
  }
}
