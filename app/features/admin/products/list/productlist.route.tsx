import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import {
  createDetailPath,
  createFinancialPath,
  createProductPath,
  deleteProductPath,
  productListPath as productList,
} from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { parsePage } from "#app/features/catalogue/listing/listing.server.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import { findRows, listRows } from "#app/features/catalogue/whole/find-rows.server.ts";
import { ProductPages } from "./product-pages.tsx";
import { ProductTable } from "./product-table.tsx";

export const meta = () => [{ title: "Products – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;
/** A dialog over the list may ask for the password. */
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { text } = readListAddress(request);
  const wanted = parsePage(params.pageNumber);
  const [, found] = await Promise.all([
    requireAdmin(request, context),
    text ? findRows(context, text, wanted) : listRows(context, wanted),
  ]);
  return { ...found, text };
}

/** /admin/productlist and /admin/productlist/{n} */
export default function ProductList() {
  const { rows, page, pages, hasNext, isCut, text } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const query = text ? `?${new URLSearchParams({ query: text })}` : "";
  const back = pathname + search === productList ? "" : pathname + search;
  return (
    <AdminPage title="Products">
      <div className="choices mb-4">
        <CommandButton action={createFinancialPath} name="Create Financial" />
        <CommandButton action={createDetailPath} name="Create Detail" />
        <CommandButton action={createProductPath} name="Create Product" />
        <CommandButton action={deleteProductPath} name="Delete Product" isDanger />
      </div>
      <FindForm
        action={productList}
        label="Search products"
        hint="Name, brand, category or id"
        text={text}
      />
      {rows.length > 0 ? (
        <ProductTable rows={rows} back={back} />
      ) : (
        <p>{text ? `No products found for ${text}` : "No products yet"}</p>
      )}
      {isCut ? <p className="mt-4">There are more. Add a word to find them.</p> : null}
      <ProductPages
        page={page}
        pages={pages}
        hasNext={hasNext}
        linkTo={(to) => `${productList}/${to}${query}`}
      />
    </AdminPage>
  );
}
