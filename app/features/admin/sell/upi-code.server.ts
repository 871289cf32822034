import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getUpiId } from "#app/features/billing/upi-id.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import { mostPaise } from "#app/values/money.ts";

/** Null for a shop without a UPI id. */
export async function upiForSale(context: RequestContext, paise: number) {
  const id = await getUpiId(context);
  const { SUPPLIER_NAME: name } = context.config;
  return makeUpiRequest({ ...{ id, name, paise }, note: "Counter", reference: `C${context.now}` });
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
