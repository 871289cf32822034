import { Form } from "@remix-run/react";
import { useState } from "react";
import { useCart } from "#app/features/cart/use-cart.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatPack } from "#app/values/quantity.ts";
import { cardTitle } from "#app/features/catalogue/cards/card.ts";
import { cartItem } from "#app/features/catalogue/cards/cart-item.ts";
import { FullPrice } from "#app/features/catalogue/cards/pack-price.tsx";
import type { Product } from "./product.server.ts";
import { type Selection, mostPacks, select, selectionKey } from "./selection.ts";
import { Select } from "./select.tsx";
import { StarRating } from "./reviews.tsx";

type ProductFormProps = { product: Product; start: Selection; added: string | null };

/** Brand, weight and packs stand in the Add to Cart form; its second button shows another brand's weights without scripts. */
export function ProductForm({ product, start, added }: ProductFormProps) {
  const [selection, setSelection] = useState(start);
  const [addedKey, setAddedKey] = useState(added);
  const { setCount, isLive } = useCart();
  const { card, pack, qty } = selection;
  const isAdded = addedKey === selectionKey(selection);
  const choose = (wanted: { brand?: string; quantity?: string; qty?: string }) => {
    setSelection((now) => select(product.brands, { brand: now.card.detailId, quantity: now.pack.financialId, qty: now.qty, ...wanted }) ?? now);
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Picture image={card.image} alt="" sizes="(min-width:768px) 480px, 92vw" eager className="mx-auto w-full max-w-md rounded-lg" />
      <div>
        <h1>{cardTitle(card)}</h1>
        <StarRating product={product} />
        <FullPrice pack={pack} qty={qty} />
        <Form
          method="post"
          action={`/product/${encodeURIComponent(product.slug)}`}
          onSubmit={(event) => {
            if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formmethod")) return;
            event.preventDefault();
            setCount(cartItem(card, pack), qty);
            setAddedKey(selectionKey(selection));
          }}
        >
          <Select label="Brand" name="brand" value={card.detailId} onChange={(brand) => choose({ brand })} options={product.brands.map((brand) => ({ value: brand.detailId, text: brand.brand || "No brand" }))} />
          <Select label="Weight" name="quantity" value={pack.financialId} onChange={(quantity) => choose({ quantity })} options={card.packs.map((one) => ({ value: one.financialId, text: formatPack(one) + (one.countInStock === 0 ? " (Out of stock)" : "") }))} />
          <Select label="Number of Packs" name="qty" value={String(qty)} onChange={(count) => choose({ qty: count })} options={Array.from({ length: mostPacks }, (_, index) => ({ value: String(index + 1), text: String(index + 1) }))} />
          {product.brands.length > 1 && !isLive ? <button type="submit" formMethod="get" className="button button-plain mb-3 w-full">Show this brand's weights</button> : null}
          {pack.countInStock === 0
            ? <p className="py-3 text-center font-semibold text-chilli">Out of stock</p>
            : <button type="submit" className="button w-full" disabled={isAdded && isLive}>{isAdded ? "Added to Cart" : "Add to Cart"}</button>}
        </Form>
      </div>
    </div>
  );
}
