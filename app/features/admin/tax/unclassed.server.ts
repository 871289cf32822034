import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { unclassedFile } from "#app/features/billing/tax/unclassed-file.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";

/** The products without a tax class, as a file to be filled in. */
export async function downloadUnclassed({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return new Response(await unclassedFile(context), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="kirana-products-without-tax-class.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
