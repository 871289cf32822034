import type { Payee } from "#app/features/billing/payee.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import type { Paise } from "#app/values/money.ts";
import type { KhataPage } from "./khata.ts";

/**
 * A UPI code for all that is owed, or a part of it; with each new entry, and each other amount, it
 * is another payment.
 */
export function requestBalance(
  { khata }: Pick<KhataPage, "khata">,
  payee: Payee,
  partPaise?: Paise,
) {
  const reference = `KH${khata.newestId ?? khata.id}`;
  return makeUpiRequest({
    ...payee,
    paise: partPaise ?? khata.balancePaise,
    note: `Khata ${khata.name}`,
    reference: partPaise === undefined ? reference : `${reference}P${partPaise}`,
  });
}
