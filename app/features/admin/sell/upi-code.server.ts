import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getPayee } from "#app/features/billing/payee.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import { mostPaise } from "#app/values/money.ts";

/** Null for a shop without a UPI id. */
export async function upiForSale(context: RequestContext, paise: number) {
  const payee = await getPayee(context);
  return makeUpiRequest({ ...payee, paise, note: "Counter", reference: `C${context.now}` });
}

export async function answerUpiCode({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get("paise"));
  const paise = Number.isInteger(asked) && asked > 0 && asked <= mostPaise ? asked : 0;
  const [, upi] = await Promise.all([
    requireRight(request, context, "till"),
    upiForSale(context, paise),
  ]);
  return Response.json({ upi });
}
