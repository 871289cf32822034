export type PaymentMethod = "Online" | "Cash Or UPI";

export const cashLabel = "Cash/UPI Payment On Delivery";

export function methodInUrl(url: string): PaymentMethod | null {
  return new URL(url).searchParams.get("method") === "cash" ? "Cash Or UPI" : null;
}
