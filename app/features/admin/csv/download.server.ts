import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cataloguePath } from "#app/addresses/side-paths.ts";
import { isConfirmed } from "#app/features/session/confirmed.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { requestStore } from "#app/features/catalogue/csv/store.server.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";

/**
 * The catalogue as a file; the page before it asks for the password where it has to be given again.
 */
export async function downloadCatalogue({ request, context }: LoaderFunctionArgs) {
  const [, isKnown] = await Promise.all([requireAdmin(request, context), isConfirmed(context)]);
  if (!isKnown) throw redirect(cataloguePath);
  return new Response(await exportCatalogue(requestStore(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="kirana-catalogue-${new Date(context.now).toISOString().slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
