import { Link, useLocation } from "@remix-run/react";
import {
  goodsPath,
  lowStockPath,
  newProductPath,
  productListPath,
} from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import type { GoodsShelf } from "#app/features/catalogue/whole/list-goods.server.ts";
import { GoodsRow } from "./goods-row.tsx";
import type { GoodsShown } from "./load-goods.server.ts";
import { words } from "./words.ts";

type Asked = { text: string; shelf: GoodsShelf | null; after?: string | null; page?: number };

function addressOf({ text, shelf, after, page }: Asked): string {
  const query = new URLSearchParams({
    ...(text ? { query: text } : {}),
    ...(shelf ? { show: shelf } : {}),
    ...(after && page ? { after, page: String(page) } : {}),
  });
  return query.size > 0 ? `${goodsPath}?${query}` : goodsPath;
}

/** /admin/products */
export function GoodsList({ goods, usual, ...asked }: GoodsShown) {
  const { text, shelf, shelves, counts, all, low } = asked;
  const { pathname, search } = useLocation();
  return (
    <AdminPage
      title={shared.places.products.name}
      beside={
        <Link to={newProductPath} className="button">
          {words.add}
        </Link>
      }
    >
      <FindForm
        action={goodsPath}
        label={words.search}
        hint={words.searchHint}
        text={text}
        kept={shelf ? { show: shelf } : {}}
      />
      <Shelves {...{ text, shelf, shelves, counts, all, low }} />
      <ul className="goods">
        {goods.map((one) => (
          <GoodsRow key={one.detailId} goods={one} usual={usual} back={pathname + search} />
        ))}
      </ul>
      {goods.length === 0 ? <p>{text ? words.noneFound(text) : words.noneThere}</p> : null}
      <Pages {...asked} />
      <Link to={productListPath} className="link mt-4 inline-block min-h-11 content-center">
        {words.asTable}
      </Link>
    </AdminPage>
  );
}

type PagesProps = Omit<GoodsShown, "goods" | "usual">;

/** A page knows where it ends, not how many there are before: its number comes along. */
function Pages({ text, shelf, after, isFirst, at }: PagesProps) {
  if (after === null && isFirst) return null;
  return (
    <nav aria-label={shared.pages} className="mt-6 flex items-center justify-center gap-3">
      {isFirst ? null : (
        <Link to={addressOf({ text, shelf })} className="button button-plain">
          {words.firstPage}
        </Link>
      )}
      {at.page > at.pages ? null : <span>{words.pageOf(at.page, at.pages)}</span>}
      {after === null ? null : (
        <Link
          to={addressOf({ text, shelf, after, page: at.page + 1 })}
          rel="next"
          className="button button-plain"
        >
          {shared.next}
        </Link>
      )}
    </nav>
  );
}

type ShelvesProps = Pick<GoodsShown, "text" | "shelf" | "shelves" | "counts" | "all" | "low">;

/**
 * What is narrowed to, with how many goods there are; where that leaves none of them, not, and where
 * it leaves all of them, only in a search. Packs that are low have a page of their own.
 */
function Shelves({ text, shelf, shelves, counts, all, low }: ShelvesProps) {
  const some = shelves.filter(
    (one) => one === shelf || (counts[one] > 0 && (text !== "" || counts[one] < all)),
  );
  if (text && some.length === 0) return null;
  return (
    <nav aria-label={words.show} className="stands">
      {[null, ...some].map((one) => (
        <Link
          key={one}
          to={addressOf({ text, shelf: one })}
          aria-current={one === shelf ? "true" : undefined}
        >
          {one ? words.shelves[one] : words.all}
          <b> {one ? counts[one] : all}</b>
        </Link>
      ))}
      {low > 0 ? (
        <Link to={lowStockPath}>
          {words.low}
          <b> {low}</b>
        </Link>
      ) : null}
    </nav>
  );
}
