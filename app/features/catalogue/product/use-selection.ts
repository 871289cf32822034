import { type FormEvent, useEffect, useState } from "react";
import { cartItem } from "#app/features/catalogue/cards/cart-item.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { type Selection, type Wanted, productTitle, select, selectionKey } from "./selection.ts";

/**
 * What is chosen, and whether just that was added: 'Added to Cart' holds until the selection
 * changes.
 */
export function useSelection(
  brands: Card[],
  { start, added }: { start: Selection; added: string | null },
) {
  const [selection, setSelection] = useState(start);
  const [addedKey, setAddedKey] = useState(added);
  const { setCount, countOf, isLive } = useCart();
  const { card, pack, qty } = selection;
  useEffect(() => {
    document.title = productTitle(selection);
  }, [selection]);

  function choose(wanted: Wanted) {
    setSelection(
      (now) =>
        select(brands, {
          brand: now.card.detailId,
          quantity: now.pack.financialId,
          qty: now.qty,
          ...wanted,
        }) ?? now,
    );
  }

  /** The button is then disabled, so the focus goes to the count beside it. */
  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("formmethod") || submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    setCount(cartItem(card, pack), qty);
    setAddedKey(selectionKey(selection));
    event.currentTarget.querySelector<HTMLElement>("[name=qty]")?.focus();
  }

  const isAdded = addedKey === selectionKey(selection) && countOf(pack.financialId) === qty;
  return { card, pack, qty, isAdded, isLive, choose, add };
}
