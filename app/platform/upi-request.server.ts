import { type UpiDemand, upiLink } from "#app/values/upi.ts";
import { type QrCode, qrCodeOf } from "./qr-code.server.ts";

export type MadeUpiRequest = { id: string; paise: number; link: string; qr: QrCode };

/** Null for a shop without a UPI id, and where nothing is to be paid. */
export function makeUpiRequest(payment: UpiDemand): MadeUpiRequest | null {
  if (payment.id === "" || payment.paise <= 0) return null;
  const link = upiLink(payment);
  return { id: payment.id, paise: payment.paise, link, qr: qrCodeOf(link) };
}
