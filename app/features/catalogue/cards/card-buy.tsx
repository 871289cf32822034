import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { maxStepperQty } from "#app/values/limits.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { Card } from "./card.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { cartItem } from "./cart-item.ts";
import { flyToCart } from "./fly-to-cart.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

type CardBuyProps = {
  card: Card;
  pack: PricedPack;
  inCart: number;
  picture: RefObject<HTMLElement>;
};

/**
 * The button that turns into a stepper of its own size; without scripts each is a form that comes
 * back here.
 */
export function CardBuy({ card, pack, inCart, picture }: CardBuyProps) {
  const { setCount } = useCart();
  const isJustAdded = useRef(false);
  if (pack.countInStock === 0)
    return (
      <p className="content-center text-center font-semibold text-chilli">{ofStock.outOfStock}</p>
    );
  const most = Math.min(maxStepperQty, pack.countInStock);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const step = Number((event.nativeEvent as SubmitEvent).submitter?.dataset.step ?? 0);
    const qty = inCart === 0 ? 1 : inCart + step;
    if (qty < 1 || (qty > inCart && qty > most)) return;
    setCount(cartItem(card, pack), qty);
    isJustAdded.current = inCart === 0;
    if (inCart === 0) flyToCart(picture.current);
  };
  return (
    <form method="post" action={cartCommandPath("add")} onSubmit={send}>
      <input type="hidden" name="financialId" value={pack.financialId} />
      <input type="hidden" name="at" value={`d-${card.detailId}`} />
      {inCart > 0 ? (
        <Stepper
          qty={inCart}
          isFull={inCart >= most}
          title={cardTitle(card)}
          takesFocus={isJustAdded}
        />
      ) : (
        <>
          <input type="hidden" name="seenPaise" value={pack.dpricePaise} />
          <button className="button w-full">{words.addToCart}</button>
        </>
      )}
    </form>
  );
}

/** It stands where the button was, so it takes the button's focus. */
function Stepper({
  qty,
  isFull,
  title,
  takesFocus,
}: {
  qty: number;
  isFull: boolean;
  title: string;
  takesFocus: RefObject<boolean>;
}) {
  const plus = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus.current) plus.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div role="group" aria-label={words.packsOf(title)} className="stepping">
      <button formAction={cartCommandPath("minus")} data-step="-1" aria-label={words.minus}>
        −
      </button>
      <span aria-live="polite">{qty}</span>
      <button
        ref={plus}
        formAction={cartCommandPath("plus")}
        data-step="1"
        aria-label={words.plus}
        aria-disabled={isFull || undefined}
      >
        +
      </button>
    </div>
  );
}
