import type { RequestContext } from "#app/platform/context.server.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";
import type { KhataPage } from "./khata.ts";

/** A UPI code for all that is owed; with each new entry it is another payment. */
export function requestBalance(
  { config }: RequestContext,
  { khata }: Pick<KhataPage, "khata">,
  upiId: string,
) {
  return makeUpiRequest({
    id: upiId,
    name: config.SUPPLIER_NAME,
    paise: khata.balancePaise,
    note: `Khata ${khata.name}`,
    reference: `KH${khata.newestId ?? khata.id}`,
  });
}
