import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { priceHistoryPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ChangeTable } from "./change-table.tsx";
import { getSave } from "#app/features/catalogue/prices/list-saves.server.ts";
import { SaveLine } from "./save-line.tsx";

export const meta = () => [
  { title: "A save of prices – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [, found] = await Promise.all([
    requireAdmin(request, context),
    getSave(context, params.id ?? ""),
  ]);
  if (!found) throw new Response("There is no such save.", { status: 404 });
  return found;
}

export default function PriceSave() {
  const { save, changes } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="What was saved">
      <div className="panel mb-4">
        <SaveLine save={save} />
      </div>
      <ChangeTable changes={changes} />
      <Link to={priceHistoryPath} className="button button-plain mt-4">
        Go Back
      </Link>
    </AdminPage>
  );
}
