import { cartCommandPath, productPath } from "#app/addresses/paths.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { formatPack, formatUnitPrice, unitPrice } from "#app/values/quantity.ts";
import { isUnavailable, priceChange } from "#app/features/cart/cart-lines.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
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
    <li id={`l-${financialId}`} className="flex flex-wrap gap-x-3 pt-1.5 pb-1">
      <Picture
        image={pack?.image ?? ""}
        alt=""
        sizes="64px"
        className={`mt-1 size-16 flex-none rounded-md ${toBuy ? "" : "opacity-50"}`}
      />
      <div className="grid min-w-0 flex-1 basis-44 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 @2xl:grid-cols-[minmax(0,1fr)_14rem_6rem]">
        <div className="self-start @2xl:self-center">
          <LineTitle line={line} />
          {packed ? (
            <p id={`p-${financialId}`} className="text-xs leading-4 text-stone">
              {[formatPack(packed), toBuy && otherUnitPrice(toBuy)].filter(Boolean).join(" · ")}
            </p>
          ) : null}
          <LineNews line={line} />
        </div>
        {toBuy ? <Subtotal pack={toBuy} qty={line.qty} /> : null}
        <form
          method="post"
          action={cartCommandPath("quantity")}
          className="col-span-2 flex flex-wrap items-center gap-1.5 @2xl:col-span-1"
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
          <RemoveButton line={line} onRemove={onRemove} />
        </form>
      </div>
    </li>
  );
}

/** Not where it is the pack's own price. */
function otherUnitPrice(pack: PricedPack): string {
  const { dpricePaise } = pack;
  return unitPrice(dpricePaise, pack)?.paise === dpricePaise
    ? ""
    : formatUnitPrice(dpricePaise, pack);
}

/** What is saved on it stands struck through below. */
function Subtotal({ pack, qty }: { pack: PricedPack; qty: number }) {
  return (
    <p className="money self-start text-right font-bold leading-5 @2xl:order-1 @2xl:self-center">
      <span className="sr-only">{words.lineSubtotal}</span>
      {formatPaise(pack.dpricePaise * qty)}
      {pack.pricePaise > pack.dpricePaise ? (
        <s className="block text-xs font-normal text-stone">{formatPaise(pack.pricePaise * qty)}</s>
      ) : null}
    </p>
  );
}

function RemoveButton({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { setCount, remove } = useCart();
  const { pack, financialId } = line;
  return (
    <button
      type="submit"
      formAction={cartCommandPath("remove")}
      className="grid size-11 place-items-center text-stone"
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
      <p id={`n-${financialId}`} className="font-semibold leading-5">
        {was ? <ProductName of={was} /> : words.unnamed}
      </p>
    );
  return (
    <p
      id={`n-${financialId}`}
      className={`${shopWords.showsHindiNames ? "" : "line-clamp-2 max-[20rem]:line-clamp-none"} text-sm leading-5`}
    >
      <a href={`${productPath(pack.slug)}?brand=${pack.detailId}`} className="font-semibold">
        <ProductName of={pack} />
      </a>
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
