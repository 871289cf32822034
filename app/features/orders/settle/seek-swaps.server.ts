// What the packer looked for to go in a line's place, in the words the shop is searched with.
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import { findScanned } from "#app/features/catalogue/codes/find-scanned.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type SettleFields, fieldOf } from "./settle-form.ts";
import type { SwapChoice } from "./swap-choices.server.ts";

/** By the packs they would stand in for; only what is there, the best found first. */
export async function seekSwaps(
  context: RequestContext,
  { lines }: Pick<Order, "lines">,
  fields: SettleFields,
): Promise<SwapChoice[]> {
  const found = await Promise.all(
    lines.map(({ financialId }) =>
      seek(context, financialId, fields[fieldOf("seek", financialId)] ?? ""),
    ),
  );
  return found.flat();
}

async function seek(
  context: RequestContext,
  insteadOf: string,
  text: string,
): Promise<SwapChoice[]> {
  const found = await findScanned(context, text);
  const ids = "ids" in found ? found.ids : found.kind === "pack" ? [found.id] : [];
  const packs = await getPacks(context, ids);
  return packs
    .filter(
      ({ financialId, countInStock, dpricePaise }) =>
        financialId !== insteadOf && countInStock > 0 && dpricePaise > 0,
    )
    .toSorted((one, other) => ids.indexOf(one.financialId) - ids.indexOf(other.financialId))
    .map(({ nameHi = null, ...pack }) => ({ ...pack, nameHi, insteadOf }));
}
