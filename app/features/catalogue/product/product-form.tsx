import { Form } from "@remix-run/react";
import { categoryPath, homePath, productPath, tellMePath } from "#app/addresses/paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack, formatUnitPrice } from "#app/values/quantity.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { mostOf } from "#app/features/cart/cart.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { FoodMark } from "#app/features/catalogue/cards/food-mark.tsx";
import { productLink } from "#app/features/catalogue/cards/product-link.ts";
import type { DeliveryHere } from "#app/features/catalogue/listing/comes-when.server.ts";
import { WhenItComes } from "#app/features/catalogue/listing/when-it-comes.tsx";
import { AboutPack } from "./about-pack.tsx";
import { FullPrice } from "./full-price.tsx";
import type { WrongField } from "./adding/add-selection.server.ts";
import { PackStepper } from "./pack-stepper.tsx";
import { type Option, Pick } from "./pick.tsx";
import type { Product } from "./product.server.ts";
import { StarRating } from "./reviews.tsx";
import type { Selection } from "./selection.ts";
import { SimilarItems } from "./similar-items.tsx";
import { useSelection } from "./use-selection.ts";
import { words } from "./words.ts";

type ShownProduct = Product & DeliveryHere & { tellsBack?: boolean };

type ProductFormProps = {
  product: ShownProduct;
  start: Selection;
  added: string | null;
  failure: { message: string; field: WrongField } | undefined;
};

export function ProductForm({ product, start, added, failure }: ProductFormProps) {
  const selection = useSelection(product.brands, { start, added });
  const { card, pack, qty } = selection;
  return (
    <>
      <div className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-[30rem_1fr]">
        <div className="relative -mx-3 -mt-5 self-start md:sticky md:top-20 md:m-0">
          <Picture
            image={card.image}
            alt={`${cardTitle(card)}, ${formatPack(pack)}`}
            sizes="(min-width:768px) 480px, 200px"
            isMain
            className="w-full max-md:max-h-48 md:rounded-lg"
          />
          <FoodMark mark={card.vegMark} />
        </div>
        <div className="min-w-0">
          {product.isUnlisted ? null : (
            <a
              href={categoryPath(card.category)}
              className="link mr-4 inline-flex min-h-11 items-center text-xs"
            >
              {product.categoryCalled}
            </a>
          )}
          <StarRating product={product} />
          <h1 className="max-md:text-lg">
            <ProductName of={card} />
          </h1>
          <FullPrice pack={pack} qty={qty} />
          {product.delivery ? (
            <div className="mb-3 flex items-center gap-3 rounded-md bg-mint px-3 py-1">
              <WhenItComes {...product.delivery} />
              {product.asksPin ? (
                <a href={homePath} className="link ml-auto min-h-11 content-center text-xs">
                  {words.doYouDeliver}
                </a>
              ) : null}
            </div>
          ) : null}
          <AddForm {...{ product, selection, failure }} />
        </div>
      </div>
      <AboutPack label={product.labels.find(({ detailId }) => detailId === card.detailId)} />
      <SimilarItems product={product} shown={card} />
    </>
  );
}

type AddFormProps = {
  product: ShownProduct;
  selection: ReturnType<typeof useSelection>;
  failure: ProductFormProps["failure"];
};

/** Weight, brand and packs; its second button shows another brand's weights without scripts. */
function AddForm({ product, selection, failure }: AddFormProps) {
  const { card, pack, qty, isAdded, isLive, choose, add } = selection;
  const errorOf = (field: WrongField) => (failure?.field === field ? failure.message : undefined);
  return (
    <Form method="post" action={productPath(product.slug)} discover="none" onSubmit={add}>
      <Pick
        label={words.weight}
        name="quantity"
        value={pack.financialId}
        onChoose={(quantity) => choose({ quantity })}
        options={packOptions(card)}
        error={errorOf("quantity")}
      />
      <Pick
        label={words.brand}
        name="brand"
        value={card.detailId}
        onChoose={(brand) => choose({ brand })}
        options={brandOptions(product.brands)}
        error={errorOf("brand")}
      />
      {product.brands.length > 1 && !isLive ? (
        <button
          type="submit"
          formMethod="get"
          className="plain-only button button-plain mb-3 w-full"
        >
          {words.showWeights}
        </button>
      ) : null}
      <div className="buy-bar">
        {pack.countInStock === 0 ? (
          <SoldOut {...product} />
        ) : (
          <>
            <PackStepper
              qty={qty}
              most={mostOf(pack)}
              onChoose={(count) => choose({ qty: count })}
              error={errorOf("qty") ?? shortage(pack, qty)}
            />
            <b className="bar-sum money">{formatPaise(pack.dpricePaise * qty)}</b>
            <button type="submit" className="bar-end button" disabled={isAdded && isLive}>
              {isAdded ? words.added : words.add}
            </button>
          </>
        )}
      </div>
    </Form>
  );
}

function SoldOut({ slug, tellsBack }: ShownProduct) {
  return (
    <>
      <p className="min-h-12 content-center font-semibold text-chilli">{ofStock.outOfStock}</p>
      {tellsBack ? (
        <button
          type="submit"
          formAction={tellMePath(slug)}
          className="bar-end button button-plain text-sm"
        >
          {words.tellMe}
        </button>
      ) : null}
    </>
  );
}

/** What the shop would refuse it says before it is asked. */
const shortage = ({ countInStock }: PricedPack, qty: number) =>
  countInStock > 0 && qty > countInStock ? ofStock.onlyLeft(countInStock) : undefined;

const brandOptions = (brands: Card[]): Option[] =>
  brands.flatMap((card) => {
    const { detailId, brand, packs } = card;
    return packs[0]
      ? [
          {
            value: detailId,
            text: brand || words.noBrand,
            href: productLink(card, packs[0], 1).to,
          },
        ]
      : [];
  });

/** A price that is the one of a kilogram is not said twice. */
function notesOf(pack: PricedPack): string[] {
  const price = formatPaise(pack.dpricePaise);
  const each = formatUnitPrice(pack.dpricePaise, pack);
  return each.startsWith(price) ? [price] : [price, each];
}

const packOptions = (card: Card): Option[] =>
  card.packs.map((pack) => ({
    value: pack.financialId,
    text: pack.countInStock === 0 ? words.soldOut(formatPack(pack)) : formatPack(pack),
    notes: notesOf(pack),
    href: productLink(card, pack, 1).to,
  }));
