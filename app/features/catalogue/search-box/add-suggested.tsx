import { useCart } from "#app/features/cart/use-cart.ts";
import { cartItem } from "#app/features/catalogue/cards/cart-item.ts";
import { wantedPack } from "#app/features/catalogue/cards/card.ts";
import { words as ofCards } from "#app/features/catalogue/cards/words.ts";
import { mostOf } from "#app/features/cart/cart.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { SuggestedCard } from "./suggestion.ts";
import { words } from "./words.ts";

type AddSuggestedProps = {
  card: SuggestedCard;
  row: number;
  onSet: () => void;
  onLeave: () => void;
};

/** A suggestion's pack into the cart; the focus stays in the box, ready for the next word. */
export function AddSuggested({ card, row, onSet, onLeave }: AddSuggestedProps) {
  const { countOf, setCount } = useCart();
  const pack = wantedPack(card);
  if (!pack || pack.countInStock === 0) return null;
  const inCart = countOf(pack.financialId);
  const step = (by: 1 | -1, label: string, look?: string) => (
    <button
      type="button"
      aria-label={label}
      className={look}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (inCart + by <= mostOf(pack)) setCount(cartItem(card, pack), inCart + by);
        onSet();
      }}
      onKeyDown={({ key }) => key === "Escape" && onLeave()}
    >
      {look ? words.addOne : by > 0 ? "+" : "−"}
    </button>
  );
  const title = cardTitle(card);
  return (
    <div
      role="group"
      aria-label={ofCards.packsOf(title)}
      className={`${inCart > 0 ? "stepper bg-mint" : ""} col-start-2 mr-3 self-center`}
      style={{ gridRow: row }}
    >
      {inCart > 0 ? (
        <>
          {step(-1, ofCards.minus)}
          <span aria-live="polite" className="min-w-0 content-center">
            {inCart}
          </span>
          {step(1, ofCards.plus)}
        </>
      ) : (
        step(1, words.add(title), "button button-plain w-full")
      )}
    </div>
  );
}
