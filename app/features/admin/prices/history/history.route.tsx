import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { priceHistoryPath, pricesPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { listSaves } from "#app/features/catalogue/prices/list-saves.server.ts";
import { SaveLine } from "./save-line.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before } = readListAddress(request);
  const [, page] = await Promise.all([requireAdmin(request, context), listSaves(context, before)]);
  return { ...page, isFirst: before === null };
}

export default function PriceHistory() {
  const { saves, before, isFirst } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={words.title} parent={{ to: pricesPath, name: shared.places.prices.name }}>
      {saves.length > 0 ? (
        <ul className="halves">
          {saves.map((save) => (
            <li key={save.id} className="panel">
              <SaveLine save={save} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mb-4">{words.nothingSaved}</p>
          <Link to={pricesPath} className="button">
            {words.toPrices}
          </Link>
        </>
      )}
      <OlderLink action={priceHistoryPath} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}
