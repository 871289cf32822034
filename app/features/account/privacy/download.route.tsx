import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { collectData } from "./collect-data.server.ts";

/** What the shop knows of its customer, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  return new Response(JSON.stringify(await collectData(context, customer), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kirana-my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
