// Sales that the shop has not answered yet, as this browser keeps them: each is sent under its own key until it is
// answered, so that none is lost and none is made twice.
import { sendSalePath } from "#app/addresses/side-paths.ts";
import type { SaleMethod } from "#app/features/checkout/sale/sale-methods.schema.ts";
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

const key = "till-waiting";
const patienceMs = 10_000;

/** Where nothing is stored they last as long as the page. */
let unstored: WaitingSale[] = [];

export function readWaiting(): WaitingSale[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as WaitingSale[];
  } catch {
    return unstored;
  }
}

/** As other pages of the same browser left them. */
export function keepWaiting(sale: WaitingSale): WaitingSale[] {
  return write([...readWaiting().filter((one) => one.key !== sale.key), sale]);
}

export function dropWaiting(sale: Pick<WaitingSale, "key">): WaitingSale[] {
  return write(readWaiting().filter((one) => one.key !== sale.key));
}

function write(sales: WaitingSale[]): WaitingSale[] {
  try {
    localStorage.setItem(key, JSON.stringify(sales));
  } catch {
    unstored = sales;
  }
  return sales;
}

/** "lost" where nobody answered, or not with what was done; "signed-out" where somebody has to sign in first. */
export async function sendSale(sale: WaitingSale): Promise<SaleAnswer | "lost" | "signed-out"> {
  const { method, totalPaise, given, phoneNo } = sale;
  const body = new URLSearchParams([
    ...tillFields(sale),
    ...Object.entries({ method, total: String(totalPaise), given, phoneNo }),
  ]);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(sendSalePath, { method: "POST", body, signal });
    if (response.redirected || response.status === 403) return "signed-out";
    return [200, 400, 409].includes(response.status)
      ? ((await response.json()) as SaleAnswer)
      : "lost";
  } catch {
    return "lost";
  }
}
