import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { cataloguePath, labelListPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
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

export const meta = () => [{ title: "Labels – Kirana" }, { name: "robots", content: "noindex" }];
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
    <AdminPage title="Labels">
      <p className="mb-4">
        What the law wants said of a pack and the shop doesn't know yet. Many at once are quicker in
        a file:{" "}
        <Link to={cataloguePath} className="link">
          Catalogue
        </Link>
        .
      </p>
      {brands.length > 0 ? (
        <Sheet heads={["BRAND", "MISSING"]}>
          {brands.map((brand) => (
            <Row key={brand.detailId} brand={brand} />
          ))}
        </Sheet>
      ) : (
        <p>Nothing is missing</p>
      )}
      <OlderLink action={labelListPath} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}

function Row({ brand }: { brand: LackingBrand }) {
  return (
    <tr>
      <th scope="row" data-label="Brand">
        <Link
          to={`${editPath(brand)}?${new URLSearchParams({ back: labelListPath })}`}
          className="link"
        >
          <ProductName of={brand} />
        </Link>
      </th>
      <td data-label="Missing">{brand.missing.map((name) => labelTerms[name]).join(", ")}</td>
    </tr>
  );
}
