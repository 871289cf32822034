// A sale as the till sends it, from its form or by its script: the same fields, the same answer.
import * as v from "valibot";
import { sellChecked } from "#app/features/checkout/sale/sell-checked.server.ts";
import type { SaleMethod } from "#app/features/checkout/sale/sale-methods.schema.ts";
import { words as sale } from "#app/features/checkout/sale/words.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import { parseRupees } from "#app/values/money.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { typedField } from "#app/values/text.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { heldLines } from "./till.ts";
import { words } from "./words.ts";

/** What is left empty is nothing. */
const Fields = v.object({
  given: v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => plainAmount(typed)),
    v.transform((typed) => (typed === "" ? undefined : parseRupees(typed))),
    v.optional(v.number(() => words.enterGiven)),
  ),
  phoneNo: v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => (typed.trim() === "" ? undefined : parsePhoneWithCountry(typed))),
    v.optional(v.string(() => words.enterPhone)),
  ),
  total: v.pipe(v.optional(v.string(), ""), v.regex(/^\d{0,9}$/), v.transform(Number)),
  key: v.optional(v.string(), ""),
});

export type AnsweredSale =
  | { ok: true; orderId: string }
  | { ok: false; status: number; field: "given" | "phoneNo" | "form"; message: string };

export async function answerSale(
  context: RequestContext,
  admin: Customer,
  { form, method }: { form: FormData; method: SaleMethod },
): Promise<AnsweredSale> {
  const items = heldLines(form);
  if (items.length === 0) return { ok: false, status: 400, field: "form", message: sale.empty };
  const last = (name: string) => {
    const typed = form.getAll(name).at(-1);
    return typeof typed === "string" ? typedField(name, typed) : undefined;
  };
  const typed = {
    given: last("note") ?? last("given"),
    phoneNo: last("phoneNo"),
    total: last("total"),
  };
  const parsed = v.safeParse(Fields, { ...typed, key: last("key") });
  if (!parsed.success) {
    const [{ path, message }] = parsed.issues;
    const field = path?.[0].key === "given" || path?.[0].key === "phoneNo" ? path[0].key : "form";
    return { ok: false, status: 400, field, message };
  }
  const { given, phoneNo, total, key } = parsed.output;
  const sold = await sellChecked(context, {
    ...{ items, method, givenPaise: given, phone: phoneNo },
    totalPaise: total || undefined,
    saleKey: key ? `till-${await sha256Hex(`${admin.id} ${key}`)}` : newId(),
    digest: await sha256Hex(JSON.stringify([items, method, given, phoneNo])),
  });
  return sold.ok || sold.status === 400 ? sold : { ...sold, field: "form" };
}
