import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { priceHistoryPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ChangeTable } from "./change-table.tsx";
import { getSave } from "#app/features/catalogue/prices/list-saves.server.ts";
import { SaveLine } from "./save-line.tsx";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.aSave);
export const links = adminLinks;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [, found] = await Promise.all([
    requireAdmin(request, context),
    getSave(context, params.id ?? ""),
  ]);
  if (!found) throw new Response(words.noSuchSave, { status: 404 });
  return found;
}

export default function PriceSave() {
  const { save, changes } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={words.whatWasSaved} parent={{ to: priceHistoryPath, name: prices.history }}>
      <div className="panel mb-4">
        <SaveLine save={{ ...save, told: [] }} />
      </div>
      <ChangeTable changes={changes} />
    </AdminPage>
  );
}
