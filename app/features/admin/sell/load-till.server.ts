import { redirect } from "@remix-run/cloudflare";
import { sellPath } from "#app/addresses/paths.ts";
import { getTaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { may } from "#app/values/roles.ts";
import { typedField } from "#app/values/text.ts";
import { type Found, findForTill } from "./find-for-till.server.ts";
import { getRecentSales } from "./recent-sales.server.ts";
import { getOftenSold, getTillLines } from "./till-packs.server.ts";
import {
  type Held,
  changeLines,
  heldLines,
  lineChanges,
  payableOf,
  tillAddress,
  totalOf,
} from "./till.ts";
import { upiForSale } from "./upi-code.server.ts";

/** All that the till shows of what its address, or the form that was sent, holds. */
export async function loadTill(context: RequestContext, fields: URLSearchParams | FormData) {
  const held = heldOfFields(fields);
  const [visitor, found, lines, often, recent, tax] = await Promise.all([
    getVisitor(context),
    findForTill(context, typedField("find", last(fields, "find"))),
    getTillLines(context, held.lines),
    getOftenSold(context),
    getRecentSales(context),
    getTaxSettings(context),
  ]);
  if (found.kind === "pack") throw toTill(held, found.pack.financialId);
  const payablePaise = payableOf(totalOf(lines), tax.isRounded);
  return {
    key: held.key,
    lines,
    gone: held.lines.length - lines.length,
    found: found as Exclude<Found, { kind: "pack" }>,
    code: last(fields, "code"),
    mayKeepCode: may(visitor?.role ?? null, "admin"),
    ...{ often, recent, isRounded: tax.isRounded },
    phoneNo: last(fields, "phoneNo"),
    upi: fields.has("upi") ? await upiForSale(context, payablePaise) : null,
    isByUpi: fields.has("upi"),
    typed: last(fields, "find"),
    given: last(fields, "given"),
    sold: recent.find(({ id }) => id === last(fields, "sold")) ?? null,
  };
}

export type Till = Awaited<ReturnType<typeof loadTill>>;

export function heldOfFields(fields: URLSearchParams | FormData): Held {
  const key = last(fields, "key");
  return { key: isId(key) ? key : newId(), lines: heldLines(fields) };
}

/** Where one tap changes a line: an address that holds it, so that loading it again adds nothing. */
export function changedAddress(
  fields: URLSearchParams,
  more: [string, string][] = [],
  path = sellPath,
): string | null {
  const change = lineChanges.find((word) => isId(fields.get(word) ?? ""));
  if (!change) return null;
  const held = heldOfFields(fields);
  const lines = changeLines(held.lines, change, fields.get(change) ?? "");
  return tillAddress({ ...held, lines }, more, path);
}

function toTill(held: Held, financialId: string): Response {
  return redirect(tillAddress({ ...held, lines: changeLines(held.lines, "add", financialId) }));
}

function last(fields: URLSearchParams | FormData, name: string): string {
  const value = fields.getAll(name).at(-1);
  return typeof value === "string" ? value : "";
}
