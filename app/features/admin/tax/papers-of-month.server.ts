import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { monthLines } from "#app/features/billing/month/month-file.server.ts";
import { monthOf } from "#app/features/billing/month/month.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { streamLines } from "#app/platform/stream-lines.server.ts";

/** The papers of a month as a file for the accountant. */
export async function downloadPapers({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const month = monthOf(new URL(request.url).searchParams.get("m"), context.now);
  return new Response(streamLines(monthLines(context, month)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="kirana-papers-${month.name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
