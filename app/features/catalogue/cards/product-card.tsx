import { useRef, useState } from "react";
import { useCart } from "#app/features/cart/use-cart.ts";
import { Picture } from "#app/ui/picture.tsx";
import { type PricedPack, isFewLeft } from "#app/values/pack.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { type Card, type SearchedCard, wantedPack } from "./card.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { FoodMark } from "./food-mark.tsx";
import { CardBuy } from "./card-buy.tsx";
import { PackButtons } from "./pack-buttons.tsx";
import { PackPrice } from "./pack-price.tsx";
import { productLink } from "./product-link.ts";
import { words as shopWords } from "#app/values/words.ts";
import { words } from "./words.ts";

/**
 * On a phone less than the 44vw it shows: its drawing is as clear at two pixels a point as at
 * three.
 */
const pictureSizes = "(min-width:768px) 180px, 29vw";

type ProductCardProps = {
  card: SearchedCard;
  heading: "h2" | "h3";
  eager: boolean;
  /** The page's, whose `pack` is a pack chosen without scripts. */
  params: URLSearchParams;
};

/**
 * A brand of a product: picture, packs, price and the button. All of it works as forms and links
 * alone.
 */
export function ProductCard({ card, heading: Heading, eager, params }: ProductCardProps) {
  const { countOf } = useCart();
  const [chosen, setChosen] = useState(params.get("pack"));
  const picture = useRef<HTMLAnchorElement>(null);
  const pack = card.packs.find((candidate) => candidate.financialId === chosen) ?? wantedPack(card);
  if (!pack) return null;
  const inCart = countOf(pack.financialId);
  const { to } = productLink(card, pack, inCart || 1);
  return (
    <article id={`d-${card.detailId}`} className="card">
      <a href={to} ref={picture} tabIndex={-1} aria-hidden="true">
        <Picture
          image={card.image}
          alt=""
          sizes={pictureSizes}
          eager={eager}
          className={isSoldOut(card) ? "opacity-50" : ""}
        />
        <DiscountBadge pack={pack} />
      </a>
      <FoodMark mark={card.vegMark} />
      <Heading className={shopWords.showsHindiNames ? "" : "line-clamp-5"}>
        <a href={to}>
          <ProductName of={card} />
        </a>
      </Heading>
      <PackButtons card={card} chosen={pack} params={params} onChoose={setChosen} />
      <PackPrice pack={pack} qty={inCart} />
      {isFewLeft(pack) ? <b className="off few">{ofStock.onlyLeft(pack.countInStock)}</b> : null}
      <CardBuy card={card} pack={pack} inCart={inCart} picture={picture} />
    </article>
  );
}

function isSoldOut(card: Card): boolean {
  return card.packs.every((pack) => pack.countInStock === 0);
}

function DiscountBadge({ pack }: { pack: PricedPack }) {
  const percent = Math.round(pack.discountBasisPoints / 100);
  if (percent === 0) return null;
  return <span className="off">{words.off(`${percent}%`)}</span>;
}
