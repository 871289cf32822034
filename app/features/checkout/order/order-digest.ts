import { sha256Hex } from "#app/platform/digest.ts";
import type { Address } from "#app/values/address.ts";
import { ifMissingChoices } from "#app/values/order-choices.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";

import type { Choices } from "./choices.schema.ts";

type OrderedCart = {
  entries: { financialId: string; qty: number }[];
  address: Address;
  paymentMethod: PaymentMethod;
  slotId?: string | undefined;
  offerCode?: string | undefined;
  /** Of who the shop makes it for. */
  phone?: string | undefined;
};

/** With what was said to the shop; what is not said makes no difference. */
export async function digestWithChoices(digest: string, { ifMissing, note }: Choices) {
  if (ifMissing === ifMissingChoices[0] && note === "") return digest;
  return sha256Hex(JSON.stringify([digest, ifMissing, note]));
}

/**
 * Tells one order from another under the same key: packs, counts, address, method, window, code and
 * whom the shop makes it for; never prices.
 */
export function digestOrder({
  entries,
  address,
  paymentMethod,
  slotId,
  offerCode,
  phone,
}: OrderedCart): Promise<string> {
  const counts = entries
    .map(({ financialId, qty }) => [financialId, qty] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { street, city, postalCode } = address;
  return sha256Hex(
    JSON.stringify([
      ...[counts, street, city, postalCode, paymentMethod],
      ...[...(slotId ? [slotId] : []), ...(phone ? [{ phone }] : [])],
      ...(offerCode ? [{ offerCode }] : []),
    ]),
  );
}
