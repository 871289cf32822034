import { selectCoded } from "#app/features/catalogue/codes/find-by-code.server.ts";
import { findScanned } from "#app/features/catalogue/codes/find-scanned.server.ts";
import { financials } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { gtinDigits } from "#app/values/gtin.ts";
import { typedField } from "#app/values/text.ts";

/** Packs by words or code; `code` is one that no pack has, until it is kept with what is found by words. */
export async function loadFound(context: RequestContext, search: URLSearchParams) {
  const typed = typedField("find", search.get("find") ?? "").trim();
  const found = await findScanned(context, typed);
  const ids = found.kind === "pack" ? [found.id] : "ids" in found ? found.ids : [];
  const packs =
    ids.length > 0 ? await context.read(selectCoded(context).where(oneOf(financials.id, ids))) : [];
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  return {
    typed,
    kind: found.kind,
    packs: ids.flatMap((id) => byId.get(id) ?? []),
    code: found.kind === "unknown" ? found.code : gtinDigits(search.get("code") ?? ""),
    error: found.kind === "wrong" ? found.message : undefined,
  };
}
