import type { PricedPack } from "#app/values/pack.ts";
import type { DetailChange } from "./catalogue.schema.ts";
import type { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

type Asked = Pick<DetailChange, "pack" | "manualQuantityMilli" | "units">;
type Chosen =
  | { ok: true; known: PricedPack | null; quantityMilli: number; units: string }
  | Refusal<"no-weight" | "no-pack" | "two-packs">;

/** As Create Financial makes them. */
export function isEmptyPack({ quantityMilli, pricePaise }: PricedPack): boolean {
  return quantityMilli === 0 && pricePaise === 0;
}

/**
 * The pack that is meant: the chosen weight's; else the one of the weight typed, an empty one, or
 * with `known` null a new one. A weight typed with other units than the known pack's is another
 * pack: 500 ml is not 500 g.
 */
export function choosePack(
  packs: PricedPack[],
  { pack: asked, manualQuantityMilli, units }: Asked,
): Chosen {
  if (asked) return asChosen(packs, asked, units);
  if (manualQuantityMilli === null) return refuse("no-weight", words.noWeight, "manualQuantity");
  const alike = packs.filter(
    (pack) =>
      pack.quantityMilli === manualQuantityMilli && (units === undefined || units === pack.units),
  );
  if (alike.length > 1) return twoPacks("manualQuantity");
  const known = alike[0] ?? packs.find(isEmptyPack) ?? null;
  const last = packs.findLast((pack) => !isEmptyPack(pack));
  return {
    ok: true,
    known,
    quantityMilli: manualQuantityMilli,
    units: units ?? (known?.units || last?.units || ""),
  };
}

function asChosen(
  packs: PricedPack[],
  asked: NonNullable<Asked["pack"]>,
  units: string | undefined,
): Chosen {
  const alike = packs.filter((pack) =>
    "financialId" in asked
      ? pack.financialId === asked.financialId
      : pack.quantityMilli === asked.quantityMilli,
  );
  const exact = alike.filter((pack) => pack.units === units);
  if (alike.length > 1 && exact.length !== 1) return twoPacks("quantity");
  const [known] = alike.length > 1 ? exact : alike;
  if (!known) return refuse("no-pack", words.noPack, "quantity");
  return { ok: true, known, quantityMilli: known.quantityMilli, units: units ?? known.units };
}

function refuse<R extends "no-weight" | "no-pack">(
  reason: R,
  message: string,
  field: string,
): Refusal<R> {
  return { ok: false, reason, status: 400, message, field };
}

function twoPacks(field: string): Refusal<"two-packs"> {
  return {
    ok: false,
    reason: "two-packs",
    status: 409,
    message: words.twoPacks,
    field,
  };
}
