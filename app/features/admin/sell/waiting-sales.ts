// A sale as it waits for the network, and as it is sent.
import { sendSalePath } from "#app/addresses/side-paths.ts";
import type { SaleMethod } from "#app/features/checkout/sale/sale-methods.schema.ts";
import { type Lost, sendWaiting } from "#app/platform/waiting/waiting.ts";
import type { AnsweredSale } from "./answer-sale.server.ts";
import type { RecentSale } from "./recent-sales.server.ts";
import { type HeldLine, type TillLine, tillFields } from "./till.ts";

export type WaitingSale = {
  key: string;
  method: SaleMethod;
  lines: HeldLine[];
  totalPaise: number;
  /** What is taken for it. */
  paise: number;
  given: string;
  phoneNo: string;
};
export type RefusedSale = Extract<AnsweredSale, { ok: false }> & { lines: TillLine[] };
export type SaleAnswer =
  (Extract<AnsweredSale, { ok: true }> & { recent: RecentSale[] }) | RefusedSale;

export const waitingSales = "till-waiting";

export function postSale(sale: WaitingSale): Promise<SaleAnswer | Lost> {
  const { method, totalPaise, given, phoneNo } = sale;
  const fields = [
    ...tillFields(sale),
    ...Object.entries({ method, total: String(totalPaise), given, phoneNo }),
  ];
  return sendWaiting({ path: sendSalePath, fields }, [200, 400, 409]);
}
