import { cartCommandPath, productPath } from "#app/addresses/paths.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise } from "#app/values/money.ts";
import { formatPack, formatUnitPrice } from "#app/values/quantity.ts";
import { isUnavailable, priceChange } from "#app/features/cart/cart-lines.ts";
import type { CartLine, CartPack } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { QuantitySelect } from "./quantity-select.tsx";
import { words as shopWords } from "#app/values/words.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./words.ts";

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
  const { isLive } = useCart();
  const { pack, financialId } = line;
  const packed = pack ?? line.was;
  const toBuy = isUnavailable(line) ? null : pack;
  return (
    <li id={`l-${financialId}`} className="relative flex gap-3 py-2">
      <div className="w-14 flex-none">
        <Picture
          image={pack?.image ?? ""}
          alt=""
          sizes="56px"
          className={`size-14 rounded-md ${toBuy ? "" : "opacity-50"}`}
        />
        {packed ? (
          <p id={`p-${financialId}`} className="text-center text-xs leading-4 text-stone">
            {formatPack(packed)}
          </p>
        ) : null}
      </div>
      <div className="min-w-0 flex-1">
        <LineTitle line={line} />
        <LineNews line={line} />
        <form
          method="post"
          action={cartCommandPath("quantity")}
          className="flex flex-wrap items-center gap-1.5"
        >
          <input type="hidden" name="financialId" value={financialId} />
          <input type="hidden" name="at" value={`l-${financialId}`} />
          {toBuy ? (
            <QuantitySelect line={line} pack={toBuy} refusal={refusal} onRemove={onRemove} />
          ) : null}
          {toBuy && !isLive ? (
            <button type="submit" className="button button-plain px-1.5 text-sm">
              {words.update}
            </button>
          ) : null}
          {toBuy ? <LinePrice pack={toBuy} qty={line.qty} /> : null}
          <RemoveButton line={line} onRemove={onRemove} />
        </form>
      </div>
    </li>
  );
}

function RemoveButton({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { setCount, remove } = useCart();
  const { pack, financialId } = line;
  return (
    <button
      type="submit"
      formAction={cartCommandPath("remove")}
      className="absolute -right-2 top-0 grid size-11 place-items-center text-chilli"
      aria-describedby={`n-${financialId} p-${financialId}`}
      onClick={(event) => {
        event.preventDefault();
        if (pack) setCount(pack, 0);
        else remove(financialId);
        onRemove();
      }}
    >
      <RemoveIcon />
      <span className="sr-only">{words.remove}</span>
    </button>
  );
}

function LineTitle({ line: { pack, was, financialId } }: { line: CartLine }) {
  if (!pack)
    return (
      <p id={`n-${financialId}`} className="min-h-11 pr-10 font-semibold leading-5">
        {was ? <ProductName of={was} /> : words.unnamed}
      </p>
    );
  return (
    <p
      id={`n-${financialId}`}
      className={`mb-1 mr-10 ${shopWords.showsHindiNames ? "" : "line-clamp-2"} leading-5`}
    >
      <a href={`${productPath(pack.slug)}?brand=${pack.detailId}`} className="font-semibold">
        <ProductName of={pack} />
      </a>
    </p>
  );
}

function LinePrice({ pack, qty }: { pack: CartPack; qty: number }) {
  return (
    <p className="flex-1 text-right leading-4">
      <span className="money block font-bold">
        <span className="sr-only">{words.lineSubtotal}</span>
        {formatPaise(pack.dpricePaise * qty)}
      </span>
      <span className="text-xs leading-4 text-stone">
        {pack.dpricePaise < pack.pricePaise ? (
          <>
            <span className="sr-only">{words.mrp}</span>
            <span className="money">
              <s>{formatPaise(pack.pricePaise)}</s>
            </span>{" "}
          </>
        ) : null}
        <span className="money">{formatPaise(pack.dpricePaise)}</span>
        <span className="money block">{formatUnitPrice(pack.dpricePaise, pack)}</span>
      </span>
    </p>
  );
}

function RemoveIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
    </svg>
  );
}

/** Stock that fell short and a price that changed since it was shown. */
function LineNews({ line }: { line: CartLine }) {
  const { pack, state, seenPaise } = line;
  const change = priceChange(line);
  const shortage = {
    fine: null,
    short: ofStock.onlyLeft(pack?.countInStock ?? 0),
    "sold-out": ofStock.outOfStock,
    gone: ofStock.noLongerSold,
  }[state];
  return (
    <>
      {shortage ? <p className="warned font-semibold text-chilli">{shortage}</p> : null}
      {pack && change ? (
        <p className={change === "rose" ? "text-chilli" : "text-leaf"}>
          <Filled
            text={change === "rose" ? words.priceRose : words.priceFell}
            was={<span className="money">{formatPaise(seenPaise)}</span>}
            now={<span className="money">{formatPaise(pack.dpricePaise)}</span>}
          />
        </p>
      ) : null}
    </>
  );
}
