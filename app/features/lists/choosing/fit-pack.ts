import type { Unit } from "#app/values/said/units.ts";
import { mostOf } from "#app/features/cart/cart.ts";
import type { Pack } from "#app/values/quantity.ts";

/** As much of a pack as the choice needs. */
export type PackOnSale = Pack & { financialId: string; pricePaise: number; countInStock: number };
/** What a line wants of some goods. */
export type WantedPacks = {
  quantity: number | null;
  units: Unit | null;
  packs: number | null;
  pricePaise: number | null;
  isLoose: boolean;
};
/**
 * `exact` is what was wanted; `usual` where nothing was said; `nearest` is less or more of it;
 * `other` weighs what was measured.
 */
export type Fit = "exact" | "usual" | "nearest" | "other";
export type Choice<P> = { pack: P; qty: number; fit: Fit };

const factors: Record<string, { unit: Unit; factor: number }> = {
  kg: { unit: "g", factor: 1000 },
  g: { unit: "g", factor: 1 },
  l: { unit: "ml", factor: 1000 },
  ml: { unit: "ml", factor: 1 },
  pcs: { unit: "pcs", factor: 1 },
  units: { unit: "pcs", factor: 1 },
};

/** Grams, millilitres or pieces in a pack; null for a pack in other units. */
export function contentOf(pack: Pack): { unit: Unit; amount: number } | null {
  const known = factors[pack.units];
  if (!known || pack.quantityMilli <= 0) return null;
  return { unit: known.unit, amount: Math.round((pack.quantityMilli * known.factor) / 1000) };
}

/** The pack and how many of it; null when nothing of these goods can be had. */
export function fitPack<P extends PackOnSale>(
  packs: P[],
  wanted: WantedPacks,
  goods: { pours: boolean; usual: ReadonlySet<string> },
): Choice<P> | null {
  const onSale = packs.filter((pack) => pack.countInStock > 0 && pack.pricePaise > 0);
  const usual = onSale.find((pack) => goods.usual.has(pack.financialId)) ?? onSale[0];
  if (!usual) return null;
  // "rui batti 100" counts what comes by the piece.
  if (wanted.isLoose && onSale.every((pack) => contentOf(pack)?.unit === "pcs"))
    return fitPack(onSale, { ...wanted, units: "pcs", isLoose: false }, goods);
  if (wanted.quantity !== null && wanted.units !== null) {
    const measured = chooseAmount(onSale, wanted, goods.pours);
    if (measured) return measured;
  }
  const priced = onSale.find((pack) => pack.pricePaise === wanted.pricePaise);
  const count = wanted.packs ?? (wanted.units === "pcs" ? wanted.quantity : null);
  const whole = priced ? null : wholePack(onSale, count);
  if (whole) return { pack: whole, qty: 1, fit: "exact" };
  const missed = wanted.pricePaise !== null && !priced;
  const unmeasured = wanted.units !== null && wanted.units !== "pcs";
  const fit = unmeasured ? "other" : missed ? "nearest" : count || priced ? "exact" : "usual";
  return capped(priced ?? usual, count ?? 1, fit);
}

/** "anda 12" is a pack of 12. */
function wholePack<P extends PackOnSale>(packs: P[], count: number | null): P | undefined {
  if (count === null || count < 2) return undefined;
  return packs.find((pack) => {
    const content = contentOf(pack);
    return content?.unit === "pcs" && content.amount === count;
  });
}

type Sized<P> = { pack: P; amount: number };

function chooseAmount<P extends PackOnSale>(
  packs: P[],
  { quantity, units, packs: count, isLoose }: WantedPacks,
  pours: boolean,
): Choice<P> | null {
  const amount = quantity ?? 0;
  const sized = packs.flatMap((pack): (Sized<P> & { unit: Unit })[] => {
    const content = contentOf(pack);
    return content ? [{ pack, ...content }] : [];
  });
  const same = sized.filter((one) => one.unit === units || (isLoose && one.unit !== "pcs"));
  if (same.length > 0)
    return count === null ? fewestPacks(same, amount) : packsOf(same, amount, count);
  const other = sized.filter((one) => one.unit !== "pcs");
  if (!pours || units === "pcs" || other.length === 0) return null;
  const chosen = count === null ? fewestPacks(other, amount) : packsOf(other, amount, count);
  return { ...chosen, fit: "other" };
}

/** "2 × 500 g" wants two packs of that size, not one of 1 kg. */
function packsOf<P extends PackOnSale>(
  packs: Sized<P>[],
  amount: number,
  count: number,
): Choice<P> {
  const same = packs.find((one) => one.amount === amount);
  return same
    ? capped(same.pack, count, "exact")
    : capped(nearestTo(packs, amount), count, "nearest");
}

/**
 * The fewest packs that make it up; else the smallest that holds it; else as many of the largest as
 * it takes.
 */
function fewestPacks<P extends PackOnSale>(packs: Sized<P>[], amount: number): Choice<P> {
  const [best] = packs
    .filter((one) => amount % one.amount === 0)
    .map((one) => ({ pack: one.pack, qty: amount / one.amount }))
    .filter(({ pack, qty }) => qty >= 1 && qty <= mostOf(pack))
    .sort((one, other) => one.qty - other.qty);
  if (best) return { ...best, fit: "exact" };
  const largest = packs.reduce((most, one) => (one.amount > most.amount ? one : most));
  if (largest.amount >= amount) return { pack: nearestTo(packs, amount), qty: 1, fit: "nearest" };
  return capped(largest.pack, Math.ceil(amount / largest.amount), "nearest");
}

/** The smallest that holds it, or the largest there is. */
function nearestTo<P extends PackOnSale>(packs: Sized<P>[], amount: number): P {
  const rising = packs.toSorted((one, other) => one.amount - other.amount);
  const holding = rising.find((one) => one.amount >= amount) ?? rising.at(-1);
  return (holding ?? (packs[0] as Sized<P>)).pack;
}

function capped<P extends PackOnSale>(pack: P, count: number, fit: Fit): Choice<P> {
  const qty = Math.min(Math.max(1, count), mostOf(pack));
  return { pack, qty, fit: qty < count ? "nearest" : fit };
}
