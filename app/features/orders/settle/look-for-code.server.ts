// A code that is typed or scanned while an order is packed: the address then holds it and all that the form held,
// so that nothing is lost, also without scripts.
import { data } from "@remix-run/cloudflare";
import { orderStepPath } from "#app/addresses/paths.ts";
import { findAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { keepScanned } from "#app/features/catalogue/codes/keep-scanned.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import type { Order } from "#app/features/orders/order.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { SettleRefusal, SettleFields } from "./settle-form.ts";

export const findInOrder = (context: RequestContext, { lines }: Order, typed: string) =>
  findAmong(
    context,
    typed,
    lines.map(({ financialId }) => financialId),
  );

export async function lookForCode(context: RequestContext, order: Order, values: SettleFields) {
  const found = await findInOrder(context, order, values.find ?? "");
  if (found.kind === "wrong")
    return data<SettleRefusal>(
      { message: "", errors: { find: found.message }, values },
      { status: 400 },
    );
  return redirectAfterPost(context, addressWith(order, values));
}

/** The caller has made sure that the owner asks. */
export async function keepCodeOfLine(context: RequestContext, order: Order, values: SettleFields) {
  const { code = "", pack, ...kept } = values;
  const saved = await keepScanned(context, { code, pack });
  if (!saved.ok)
    return data<SettleRefusal>(
      { message: saved.message, errors: {}, values: kept },
      { status: saved.status },
    );
  return redirectAfterPost(context, addressWith(order, { ...kept, find: code }), {
    toast: { kind: "success", message: codes.codeKept },
  });
}

export function addressWith({ id }: Order, values: SettleFields): string {
  const held = Object.entries(values).filter(([, value]) => value !== "");
  return `${orderStepPath(id, "settle")}?${new URLSearchParams(held)}`;
}
