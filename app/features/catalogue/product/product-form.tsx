import { Form } from "@remix-run/react";
import { productPath } from "#app/addresses/paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { mostOf } from "#app/features/cart/cart.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { FoodMark } from "#app/features/catalogue/cards/food-mark.tsx";
import { AboutPack } from "./about-pack.tsx";
import { FullPrice } from "./full-price.tsx";
import type { WrongField } from "./adding/add-selection.server.ts";
import type { Product } from "./product.server.ts";
import { StarRating } from "./reviews.tsx";
import { Select } from "./select.tsx";
import type { Selection } from "./selection.ts";
import { SimilarItems } from "./similar-items.tsx";
import { useSelection } from "./use-selection.ts";
import { words } from "./words.ts";

type ProductFormProps = {
  product: Product;
  start: Selection;
  added: string | null;
  failure: { message: string; field: WrongField } | undefined;
};

export function ProductForm({ product, start, added, failure }: ProductFormProps) {
  const selection = useSelection(product.brands, { start, added });
  const { card, pack, qty } = selection;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="relative mx-auto w-full max-w-44 md:mx-0 md:max-w-md">
          <Picture
            image={card.image}
            alt={`${cardTitle(card)}, ${formatPack(pack)}`}
            sizes="(min-width:768px) 480px, 176px"
            isMain
            className="w-full rounded-lg"
          />
          <FoodMark mark={card.vegMark} />
        </div>
        <div className="min-w-0">
          <h1>
            <ProductName of={card} />
          </h1>
          <StarRating product={product} />
          <FullPrice pack={pack} qty={qty} />
          <AddForm product={product} selection={selection} failure={failure} />
        </div>
      </div>
      <AboutPack label={product.labels.find(({ detailId }) => detailId === card.detailId)} />
      <SimilarItems brands={product.brands} similar={product.similar} shown={card} />
    </>
  );
}

type AddFormProps = {
  product: Product;
  selection: ReturnType<typeof useSelection>;
  failure: ProductFormProps["failure"];
};

/** Brand, weight and packs; its second button shows another brand's weights without scripts. */
function AddForm({ product, selection, failure }: AddFormProps) {
  const { card, pack, qty, isAdded, isLive, choose, add } = selection;
  const errorOf = (field: WrongField) => (failure?.field === field ? failure.message : undefined);
  return (
    <Form
      method="post"
      action={productPath(product.slug)}
      discover="none"
      onSubmit={add}
      className="buy-bar"
    >
      <Select
        label={words.brand}
        name="brand"
        value={card.detailId}
        onChange={(brand) => choose({ brand })}
        options={brandOptions(product.brands)}
        error={errorOf("brand")}
      />
      <Select
        label={words.weight}
        name="quantity"
        value={pack.financialId}
        onChange={(quantity) => choose({ quantity })}
        options={packOptions(card.packs)}
        error={errorOf("quantity")}
      />
      <Select
        label={
          <>
            <span className="max-md:sr-only">{words.numberOf}</span>
            {words.packs}
          </>
        }
        name="qty"
        value={String(qty)}
        onChange={(count) => choose({ qty: count })}
        options={countOptions(pack, qty)}
        error={errorOf("qty") ?? shortage(pack, qty)}
      />
      {product.brands.length > 1 && !isLive ? (
        <button
          type="submit"
          formMethod="get"
          className="plain-only button button-plain col-span-full mb-3 w-full"
        >
          {words.showWeights}
        </button>
      ) : null}
      {pack.countInStock === 0 ? (
        <p className="bar-end py-3 text-center font-semibold text-chilli">{ofStock.outOfStock}</p>
      ) : (
        <button type="submit" className="bar-end button md:w-full" disabled={isAdded && isLive}>
          {isAdded ? words.added : words.add}
        </button>
      )}
    </Form>
  );
}

/** What the shop would refuse it says before it is asked. */
const shortage = ({ countInStock }: PricedPack, qty: number) =>
  countInStock > 0 && qty > countInStock ? ofStock.onlyLeft(countInStock) : undefined;

/** No more than there is, and the count that was asked for. */
function countOptions(pack: PricedPack, qty: number) {
  const counts = Array.from({ length: Math.max(1, mostOf(pack)) }, (_, index) => index + 1);
  if (!counts.includes(qty)) counts.push(qty);
  return counts.map((count) => ({ value: String(count), text: String(count) }));
}

function brandOptions(brands: Card[]) {
  return brands.map(({ detailId, brand }) => ({ value: detailId, text: brand || words.noBrand }));
}

function packOptions(packs: PricedPack[]) {
  return packs.map((pack) => ({
    value: pack.financialId,
    text: pack.countInStock === 0 ? words.soldOut(formatPack(pack)) : formatPack(pack),
  }));
}
