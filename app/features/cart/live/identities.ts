import { cartCommandPath } from "#app/addresses.ts";
import { type StoredItem, storedItems } from "#app/features/cart/cart-storage.ts";

/** Looks the cart's lines up: in the browser's storage, and what is not there once at the shop. */
export function createIdentities(): (ids: string[]) => Promise<StoredItem[]> {
  const known = new Map<string, StoredItem>();
  const asked = new Set<string>();
  const learn = (items: StoredItem[]) => items.forEach((item) => known.set(item.financialId, item));
  return async (ids) => {
    learn(storedItems());
    const missing = ids.filter((id) => !known.has(id) && !asked.has(id));
    if (missing.length > 0) {
      learn(await fetchItems());
      missing.forEach((id) => asked.add(id));
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

async function fetchItems(): Promise<StoredItem[]> {
  try {
    const response = await fetch(cartCommandPath("items"), {
      headers: { Accept: "application/json" },
    });
    return response.ok ? ((await response.json()) as { items: StoredItem[] }).items : [];
  } catch {
    return [];
  }
}
