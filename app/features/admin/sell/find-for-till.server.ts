import { findScanned } from "#app/features/catalogue/codes/find-scanned.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getTillPacks } from "./till-packs.server.ts";
import type { TillPack } from "./till.ts";

/** What the till's field led to: `pack` goes on the till at once. */
export type Found =
  | { kind: "nothing" }
  | { kind: "pack"; pack: TillPack }
  | { kind: "which" | "words"; packs: TillPack[] }
  | { kind: "unknown"; code: string }
  | { kind: "wrong"; message: string };

export async function findForTill(context: RequestContext, typed: string): Promise<Found> {
  const found = await findScanned(context, typed);
  if (found.kind === "pack") {
    const [pack] = await getTillPacks(context, [found.id]);
    return pack ? { kind: "pack", pack } : { kind: "words", packs: [] };
  }
  if (!("ids" in found)) return found;
  return { kind: found.kind, packs: await getTillPacks(context, found.ids) };
}
