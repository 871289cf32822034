// What is typed or scanned in one field: the code of a pack, or words.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { gtinDigits } from "#app/values/gtin.ts";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { CodeField } from "./code.schema.ts";
import { findByCode, findOtherPrices } from "./find-by-code.server.ts";
import { words } from "./words.ts";

/** Ids of packs: `pack` is the one that is meant, of `packs` one is chosen. */
export type FoundGoods =
  | { kind: "nothing" }
  | { kind: "pack"; id: string }
  | { kind: "which" | "words"; ids: string[] }
  | { kind: "unknown"; code: string }
  | { kind: "wrong"; message: string };

const mostPacks = 24;

export async function findScanned(context: RequestContext, typed: string): Promise<FoundGoods> {
  const text = typed.trim();
  if (text === "") return { kind: "nothing" };
  if (gtinDigits(text) !== null) return findCode(context, text);
  const { cards } = await searchCards(context, text, 1);
  const ids = cards.flatMap(({ packs, wanted }) =>
    packs
      .map(({ financialId }) => financialId)
      .toSorted((one, other) => Number(other === wanted) - Number(one === wanted)),
  );
  return { kind: "words", ids: ids.slice(0, mostPacks) };
}

/** A printed MRP that changed leaves one code on packs of two prices: which it is, is asked. */
async function findCode(context: RequestContext, text: string): Promise<FoundGoods> {
  const code = v.safeParse(CodeField, text);
  if (!code.success) return { kind: "wrong", message: code.issues[0].message };
  const [pack, others] = await Promise.all([
    findByCode(context, code.output),
    findOtherPrices(context, code.output),
  ]);
  if (!pack) return { kind: "unknown", code: code.output };
  const priced = [pack, ...others].filter(({ pricePaise }) => pricePaise > 0);
  if (priced.length === 0) return { kind: "wrong", message: words.noPrice };
  const [only] = priced;
  return priced.length === 1 && only
    ? { kind: "pack", id: only.financialId }
    : { kind: "which", ids: priced.map(({ financialId }) => financialId) };
}
