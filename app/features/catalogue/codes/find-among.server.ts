// Which of the packs at hand, such as those of an order, has the code that was typed or scanned.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { CodeField } from "./code.schema.ts";
import { findByCode, findOtherPrices, nameOfCoded } from "./find-by-code.server.ts";
import { words } from "./words.ts";

export type FoundAmong =
  | { kind: "nothing" }
  | { kind: "pack"; id: string }
  /** A printed MRP that changed leaves one code on packs of two prices. */
  | { kind: "which"; ids: string[] }
  | { kind: "unknown"; code: string }
  | { kind: "wrong"; message: string };

export async function findAmong(
  context: RequestContext,
  typed: string,
  ids: string[],
): Promise<FoundAmong> {
  if (typed.trim() === "") return { kind: "nothing" };
  const code = v.safeParse(CodeField, typed);
  if (!code.success) return { kind: "wrong", message: code.issues[0].message };
  const [pack, others] = await Promise.all([
    findByCode(context, code.output),
    findOtherPrices(context, code.output),
  ]);
  if (!pack) return { kind: "unknown", code: code.output };
  const meant = [pack, ...others].map(({ financialId }) => financialId);
  const [first, ...more] = meant.filter((id) => ids.includes(id));
  if (first === undefined) return { kind: "wrong", message: words.notHere(nameOfCoded(pack)) };
  return more.length > 0 ? { kind: "which", ids: [first, ...more] } : { kind: "pack", id: first };
}
