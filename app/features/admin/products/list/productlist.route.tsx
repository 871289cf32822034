import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import {
  goodsPath,
  productCommandPath,
  productListPath as productList,
} from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { parsePage } from "#app/features/catalogue/listing/listing.server.ts";
import { getLowStock } from "#app/features/catalogue/stock/list-low.server.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import {
  type RowSort,
  findRows,
  listRows,
  rowSorts,
} from "#app/features/catalogue/whole/find-rows.server.ts";
import { ProductPages } from "./product-pages.tsx";
import { ProductTable } from "./product-table.tsx";
import { words as commands } from "#app/features/admin/products/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.products.name);
export const links = adminLinks;
/** A dialog over the list may ask for the password. */
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { text, search } = readListAddress(request);
  const sort = rowSorts.find((one) => one === search.get("sort")) ?? null;
  const wanted = parsePage(params.pageNumber);
  const [, found, usual] = await Promise.all([
    requireAdmin(request, context),
    text ? findRows(context, text, wanted) : listRows(context, wanted, sort),
    getLowStock(context),
  ]);
  return { ...found, usual, text, sort, sorts: rowSorts };
}

/** /admin/productlist and /admin/productlist/{n} */
export default function ProductList() {
  const { rows, usual, page, pages, hasNext, isCut, text, ...rest } =
    useLoaderData<typeof loader>();
  const { sort, sorts, total } = rest;
  const { pathname, search } = useLocation();
  const query = text ? `?${new URLSearchParams({ query: text })}` : sort ? `?sort=${sort}` : "";
  const back = pathname + search === productList ? "" : pathname + search;
  return (
    <AdminPage
      title={shared.places.products.name}
      beside={
        <>
          {total ? <span className="so-many text-sm text-stone">{words.soMany(total)}</span> : null}
          <CommandButton
            action={productCommandPath("product/create")}
            name={commands.createProduct}
            look="main"
          />
        </>
      }
    >
      <FindForm action={productList} label={words.search} hint={words.searchHint} text={text} />
      <div className="list-ways">
        {text ? null : <Sorts chosen={sort} sorts={sorts} />}
        <Link to={goodsPath} className="link">
          {words.asCards}
        </Link>
      </div>
      {rows.length > 0 ? (
        <ProductTable rows={rows} usual={usual} back={back} />
      ) : (
        <p>{text ? words.notFound(text) : words.noneYet}</p>
      )}
      {isCut ? <p className="mt-4">{words.thereAreMore}</p> : null}
      <ProductPages
        page={page}
        pages={pages}
        hasNext={hasNext}
        linkTo={(to) => `${productList}/${to}${query}`}
      />
      <Commands />
    </AdminPage>
  );
}

function Sorts({ chosen, sorts }: { chosen: RowSort | null; sorts: readonly RowSort[] }) {
  return (
    <nav aria-label={words.sort} className="stands">
      {[null, ...sorts].map((sort) => (
        <Link
          key={sort}
          to={sort ? `${productList}?sort=${sort}` : productList}
          aria-current={sort === chosen ? "true" : undefined}
        >
          {words.sorts[sort ?? "newest"]}
        </Link>
      ))}
    </nav>
  );
}

/** Seldom needed, and about ids, which are asked for; what deletes stands apart. */
function Commands() {
  return (
    <div className="commands">
      <CommandButton
        action={productCommandPath("financial/create")}
        name={commands.createFinancial}
      />
      <CommandButton action={productCommandPath("detail/create")} name={commands.createDetail} />
      <CommandButton
        action={productCommandPath("product/delete")}
        name={commands.deleteProduct}
        look="danger"
      />
    </div>
  );
}
