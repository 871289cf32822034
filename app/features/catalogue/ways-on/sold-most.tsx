import { wantedPack } from "#app/features/catalogue/cards/card.ts";
import { productLink } from "#app/features/catalogue/cards/product-link.ts";
import { type SentCard, readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./words.ts";

/** Links alone, three in a row on a phone; nothing where nothing was sold. */
export function SoldMost({ cards }: { cards: SentCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="sold" className="my-6">
      <h2 id="sold" className="mb-2">
        {words.soldMost}
      </h2>
      <ul className="card-grid max-md:[--cell:5.5rem]">
        {cards.map(readCard).map((card) => {
          const pack = wantedPack(card);
          return pack ? (
            <li key={card.detailId}>
              <a
                href={productLink(card, pack, 1).to}
                className="flex h-full flex-col rounded-lg border border-line bg-card p-2 text-xs leading-tight"
              >
                <Picture
                  image={card.image}
                  alt=""
                  sizes="(min-width:768px) 180px, 88px"
                  className="mb-1.5 w-full rounded-md"
                />
                <span>
                  <ProductName of={card} />
                </span>
                <span className="mt-auto pt-1 text-stone">{formatPack(pack)}</span>
                <b className="figures text-sm">{formatPaise(pack.dpricePaise)}</b>
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
