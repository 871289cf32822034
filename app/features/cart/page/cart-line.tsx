import { cartCommandPath, productPath } from "#app/addresses.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { priceChange } from "#app/features/cart/cart-lines.ts";
import type { CartLine, CartPack } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { QuantitySelect } from "./quantity-select.tsx";

/** One line with its own form; what keeps it from being ordered stands in it. */
export function CartLineRow({
  line,
  refusal,
  onRemove,
}: {
  line: CartLine;
  refusal: string | undefined;
  onRemove: () => void;
}) {
  const { setCount, remove, isLive } = useCart();
  const { pack, financialId, state } = line;
  return (
    <li id={`l-${financialId}`} className="flex flex-wrap gap-3 py-3">
      <Picture
        image={pack?.image ?? ""}
        alt=""
        sizes="80px"
        className={`size-20 flex-none rounded-md ${state === "sold-out" || state === "gone" ? "opacity-50" : ""}`}
      />
      <div className="min-w-0 flex-1 basis-44">
        <LineTitle line={line} />
        {pack && state !== "gone" ? <LinePrice pack={pack} qty={line.qty} /> : null}
        <LineNews line={line} />
        <form
          method="post"
          action={cartCommandPath("quantity")}
          className="mt-2 flex flex-wrap items-end gap-2"
        >
          <input type="hidden" name="financialId" value={financialId} />
          <input type="hidden" name="at" value={`l-${financialId}`} />
          {pack && state !== "gone" ? (
            <QuantitySelect line={line} pack={pack} refusal={refusal} onRemove={onRemove} />
          ) : null}
          <button
            type="submit"
            formAction={cartCommandPath("remove")}
            className="button button-danger"
            aria-describedby={`n-${financialId}`}
            onClick={(event) => {
              event.preventDefault();
              if (pack) setCount(pack, 0);
              else remove(financialId);
              onRemove();
            }}
          >
            Remove
          </button>
          {pack && state !== "gone" && !isLive ? (
            <button type="submit" className="button button-plain">
              Update
            </button>
          ) : null}
        </form>
      </div>
    </li>
  );
}

function LineTitle({ line: { pack, financialId } }: { line: CartLine }) {
  if (!pack)
    return (
      <p id={`n-${financialId}`} className="font-semibold">
        A product of your cart
      </p>
    );
  return (
    <p id={`n-${financialId}`}>
      <a href={`${productPath(pack.slug)}?brand=${pack.detailId}`} className="font-semibold">
        {cardTitle(pack)}
      </a>{" "}
      <span className="text-stone">{formatPack(pack)}</span>
    </p>
  );
}

function LinePrice({ pack, qty }: { pack: CartPack; qty: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="money">{formatPaise(pack.dpricePaise)}</span>
      {pack.dpricePaise < pack.pricePaise ? (
        <span className="money text-xs text-stone">
          MRP <s>{formatPaise(pack.pricePaise)}</s>
        </span>
      ) : null}
      <span className="money ml-auto font-bold">
        <span className="sr-only">Subtotal: </span>
        {formatPaise(pack.dpricePaise * qty)}
      </span>
    </p>
  );
}

/** Stock that fell short and a price that changed since it was shown. */
function LineNews({ line }: { line: CartLine }) {
  const { pack, state, seenPaise } = line;
  const change = priceChange(line);
  const shortage = {
    fine: null,
    short: `Only ${pack?.countInStock} left`,
    "sold-out": "Out of stock",
    gone: "No longer sold",
  }[state];
  return (
    <>
      {shortage ? <p className="warned font-semibold text-chilli">{shortage}</p> : null}
      {pack && change ? (
        <p className={change === "rose" ? "text-chilli" : "text-leaf"}>
          {change === "rose" ? "Price rose" : "Price fell"}:{" "}
          <span className="money">{formatPaise(seenPaise)}</span> →{" "}
          <span className="money">{formatPaise(pack.dpricePaise)}</span>
        </p>
      ) : null}
    </>
  );
}
