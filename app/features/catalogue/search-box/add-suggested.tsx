import { useCart } from "#app/features/cart/use-cart.ts";
import { cartItem } from "#app/features/catalogue/cards/cart-item.ts";
import { wantedPack } from "#app/features/catalogue/cards/card.ts";
import { mostOf } from "#app/features/cart/cart.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { SuggestedCard } from "./suggestion.ts";
import { words } from "./words.ts";

type AddSuggestedProps = {
  card: SuggestedCard;
  row: number;
  onAdd: () => void;
  onLeave: () => void;
};

/** A suggestion's pack into the cart; the focus stays in the box, ready for the next word. */
export function AddSuggested({ card, row, onAdd, onLeave }: AddSuggestedProps) {
  const { countOf, setCount } = useCart();
  const pack = wantedPack(card);
  if (!pack || pack.countInStock === 0) return null;
  const inCart = countOf(pack.financialId);
  const add = () => {
    if (inCart < mostOf(pack)) setCount(cartItem(card, pack), inCart + 1);
    onAdd();
  };
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={add}
      onKeyDown={({ key }) => key === "Escape" && onLeave()}
      aria-label={inCart > 0 ? words.inCart(inCart, cardTitle(card)) : words.add(cardTitle(card))}
      className="button button-plain col-start-2 my-1 mr-2 self-center text-lg"
      style={{ gridRow: row }}
    >
      {inCart || "+"}
    </button>
  );
}
