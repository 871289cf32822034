import { useState } from "react";
import { useWaiting } from "#app/platform/waiting/use-waiting.ts";
import { parseRupees } from "#app/values/money.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import type { Till } from "./load-till.server.ts";
import { type SoldShown, printAtOnce } from "./sold.tsx";
import { type TillLine, heldOf } from "./till.ts";
import { type SaleAnswer, type WaitingSale, postSale, waitingSales } from "./waiting-sales.ts";

export type SaleToSend = Omit<WaitingSale, "lines"> & { lines: TillLine[] };
/** `show` puts lines on the till; none is the next sale. */
type Desk = { show: (lines: TillLine[]) => void };

/** What is sold, what waits for the network, and what was refused when it came through. */
export function useSales(till: Till, desk: Desk) {
  const [refused, setRefused] = useState<{ sale: WaitingSale; message: string }[]>([]);
  const [errors, setErrors] = useState<Record<string, string> | null>(null);
  const [sold, setSold] = useState<SoldShown | null>(soldOf(till.sold));
  const [recent, setRecent] = useState(till.recent);
  const [isSending, setSending] = useState(false);
  const { waiting, isSignedOut, sendFirst } = useWaiting<WaitingSale, SaleAnswer>({
    ...{ list: waitingSales, send: postSale, onAnswer: answered },
  });

  function answered(sale: WaitingSale, answer: SaleAnswer) {
    if (!answer.ok) return setRefused((known) => [...known, { sale, message: answer.message }]);
    setRecent(answer.recent);
    setSold((known) => (known?.key === sale.key ? { ...known, orderId: answer.orderId } : known));
  }
  async function sell({ lines, ...asked }: SaleToSend) {
    const sale = { ...asked, lines: lines.map(heldOf) };
    setErrors(null);
    setSending(true);
    const answer = await sendFirst(sale);
    setSending(false);
    if (typeof answer !== "string" && !answer.ok) {
      setErrors({ [answer.field]: answer.message });
      return desk.show(answer.lines);
    }
    const orderId = typeof answer === "string" ? null : answer.orderId;
    if (typeof answer !== "string") setRecent(answer.recent);
    setSold({ key: sale.key, orderId, ...amountsOf(sale) });
    desk.show([]);
    if (orderId) printAtOnce(orderId);
  }
  return {
    ...{ waiting, refused, errors, sold, recent, isSending, isSignedOut, sell },
    forgetSold: () => setSold(null),
    forget: (key: string) => setRefused((known) => known.filter(({ sale }) => sale.key !== key)),
  };
}

function amountsOf({ paise, given, method }: WaitingSale) {
  const givenPaise = method === "cash" ? parseRupees(plainAmount(given)) : null;
  const changePaise = Math.max(0, (givenPaise ?? paise) - paise);
  return { paise, changePaise, isOnKhata: method === "khata" };
}

function soldOf(sold: Till["sold"]): SoldShown | null {
  if (!sold) return null;
  const { id: orderId, payablePaise: paise, givenPaise, takenAs } = sold;
  const changePaise = (givenPaise ?? paise) - paise;
  return { key: "", orderId, paise, changePaise, isOnKhata: takenAs === null };
}
