import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { cataloguePath, goodsPath, labelListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type LackingBrand,
  listLacking,
} from "#app/features/catalogue/labels/list-lacking.server.ts";
import { labelTerms } from "#app/values/label.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.labels.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before } = readListAddress(request);
  const [, page] = await Promise.all([
    requireAdmin(request, context),
    listLacking(context, before),
  ]);
  return { ...page, isFirst: before === null };
}

/** Brands on show whose pages can't say yet what the law wants said of their packs. */
export default function Labels() {
  const { brands, before, isFirst } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={shared.places.labels.name}>
      {brands.length > 0 ? (
        <>
          <p className="mb-4">
            <Filled
              text={words.about}
              catalogue={
                <Link to={cataloguePath} className="link">
                  {shared.places.catalogue.name}
                </Link>
              }
            />
          </p>
          <Sheet heads={Object.values(words.columns)}>
            {brands.map((brand) => (
              <Row key={brand.detailId} brand={brand} />
            ))}
          </Sheet>
        </>
      ) : (
        <>
          <p className="mb-4">{words.nothingMissing}</p>
          <Link to={goodsPath} className="button button-plain">
            {words.toGoods}
          </Link>
        </>
      )}
      <OlderLink action={labelListPath} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}

function Row({ brand }: { brand: LackingBrand }) {
  return (
    <tr>
      <th scope="row" data-label={words.columns.brand}>
        <Link
          to={`${editPath(brand)}?${new URLSearchParams({ back: labelListPath })}`}
          className="link"
        >
          <ProductName of={brand} />
        </Link>
      </th>
      <td data-label={words.columns.missing}>
        {brand.missing.map((name) => labelTerms[name]).join(", ")}
      </td>
    </tr>
  );
}
