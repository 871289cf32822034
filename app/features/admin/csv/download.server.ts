import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cataloguePath } from "#app/addresses/side-paths.ts";
import { isConfirmed } from "#app/features/session/confirmed.server.ts";
import { type Customer, requireAdmin } from "#app/features/session/visitor.server.ts";
import { templateFile } from "#app/features/catalogue/csv/catalogue-file.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { getRest } from "#app/features/catalogue/csv/kept-file.server.ts";
import { requestStore } from "#app/features/catalogue/csv/store.server.ts";
import { indianDay } from "#app/values/dates.ts";

/** The catalogue as a file. */
export async function downloadCatalogue({ request, context }: LoaderFunctionArgs) {
  await requireKnownAdmin({ request, context });
  const day = indianDay(context.now);
  return csvFile(`kirana-catalogue-${day}`, await exportCatalogue(requestStore(context)));
}

/** A file without goods, to be filled in. */
export async function downloadTemplate({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return csvFile("kirana-template", templateFile());
}

/** The rows that the last import left out. */
export async function downloadRest({ request, context }: LoaderFunctionArgs) {
  const rest = await getRest(context, await requireKnownAdmin({ request, context }));
  if (rest === null) throw redirect(cataloguePath);
  return csvFile("kirana-not-imported", rest);
}

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** The page before it asks for the password where it has to be given again. */
async function requireKnownAdmin({ request, context }: Asked): Promise<Customer> {
  const [admin, isKnown] = await Promise.all([
    requireAdmin(request, context),
    isConfirmed(context),
  ]);
  if (!isKnown) throw redirect(cataloguePath);
  return admin;
}

function csvFile(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
