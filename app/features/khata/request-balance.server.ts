import type { Payee } from "#app/features/billing/payee.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import type { KhataPage } from "./khata.ts";

/** A UPI code for all that is owed; with each new entry it is another payment. */
export function requestBalance({ khata }: Pick<KhataPage, "khata">, payee: Payee) {
  return makeUpiRequest({
    ...payee,
    paise: khata.balancePaise,
    note: `Khata ${khata.name}`,
    reference: `KH${khata.newestId ?? khata.id}`,
  });
}
