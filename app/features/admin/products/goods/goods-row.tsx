import { Link } from "@remix-run/react";
import { editProductPath } from "#app/addresses/side-paths.ts";
import { weightOf } from "#app/features/admin/products/edit/edited-detail.ts";
import type { ListedGoods } from "#app/features/catalogue/whole/list-goods.server.ts";
import { draftName } from "#app/values/draft.ts";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { isFew } from "#app/values/few.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as shop } from "#app/values/words.ts";
import { HideForm } from "./hide-form.tsx";
import { words } from "./words.ts";

type GoodsRowProps = {
  goods: ListedGoods;
  /** From how many on a pack is low that has no number of its own. */
  usual: number;
  /** This page. */
  back: string;
};

/** A brand with its picture, both names, and each pack a tap from its price. */
export function GoodsRow({ goods, usual, back }: GoodsRowProps) {
  const { slug, detailId, image, packs } = goods;
  const edit = (weight?: string) =>
    `${editProductPath(slug, detailId)}?${new URLSearchParams({ ...(weight ? { weight } : {}), back })}`;
  const shown = packs.filter(({ quantityMilli, dpricePaise }) => quantityMilli || dpricePaise);
  const isForSale = goods.shelf > 0;
  return (
    <li className="panel goods-row">
      <div className="goods-head">
        <Link to={edit()} tabIndex={-1} aria-hidden="true">
          <Picture image={image} alt="" sizes="small" className="w-full rounded-lg" />
        </Link>
        <Link to={edit()} className="goods-name">
          <Names of={goods} />
        </Link>
        {isForSale || shown.some(({ hiddenPaise }) => hiddenPaise !== null) ? (
          <details name="goods" className="row-menu">
            <summary aria-label={words.moreFor(cardTitle(goods))} />
            <HideForm ids={{ detailId }} name={cardTitle(goods)} isHidden={!isForSale} isShort />
          </details>
        ) : null}
      </div>
      {shown.length === 0 ? <p className="text-stone">{words.noPack}</p> : null}
      <ul className="goods-packs">
        {shown.map((pack) => (
          <li key={pack.financialId}>
            <Link to={edit(weightOf(pack, shown))} className="goods-pack">
              <PackFacts pack={pack} usual={usual} />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Names({ of: { brand, name, nameHi } }: { of: ListedGoods }) {
  if (name === draftName && !nameHi) return <b>{words.noName}</b>;
  const english = cardTitle({ brand, name });
  const hindi = nameHi ? `${brand} ${nameHi}`.trim() : "";
  const inHindi = shop.showsHindiNames && hindi !== "";
  const other = inHindi ? english : hindi;
  return (
    <>
      <b>{inHindi ? hindi : english}</b>
      {other ? (
        <span lang={inHindi ? "en" : "hi"} className="block text-xs text-stone">
          {other}
        </span>
      ) : null}
    </>
  );
}

type PackFactsProps = { pack: ListedGoods["packs"][number]; usual: number };

function PackFacts({ pack, usual }: PackFactsProps) {
  const { dpricePaise, hiddenPaise, countInStock } = pack;
  const noPrice = hiddenPaise === null ? words.noPrice : words.hidden;
  return (
    <>
      <b>{formatPack(pack)}</b>{" "}
      <small>
        <span
          className={countInStock === 0 ? "text-chilli" : isFew(pack, usual) ? "few" : "text-stone"}
        >
          {countInStock === 0 ? words.soldOut : words.left(countInStock)}
        </span>
      </small>{" "}
      <span>{dpricePaise > 0 ? formatPaise(dpricePaise) : noPrice}</span>
    </>
  );
}
