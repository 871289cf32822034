export type PaymentMethod = "Online" | "Cash Or UPI";

export const cashLabel = "Cash/UPI Payment On Delivery";

/** The chosen method travels in the address of /placeorder, so that the page can be reloaded and shared between tabs. */
export const placeOrderWithCash = "/placeorder?method=cash";

export function methodInUrl(url: string): PaymentMethod | null {
  return new URL(url).searchParams.get("method") === "cash" ? "Cash Or UPI" : null;
}
