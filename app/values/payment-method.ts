import { words } from "./payment-method.words.ts";

/** As they are stored. */
export const onlineMethod = "Online";
export const cashMethod = "Cash Or UPI";
export const paymentMethods = [onlineMethod, cashMethod] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const onlineLabel = () => words.online;
export const cashLabel = () => words.cash;

export function methodInUrl(url: string): PaymentMethod | null {
  return new URL(url).searchParams.get("method") === "cash" ? cashMethod : null;
}
