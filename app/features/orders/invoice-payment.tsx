import { Said } from "#app/ui/bilingual.tsx";
import { formatPaise } from "#app/values/money.ts";
import { cashLabel, onlineMethod } from "#app/values/payment-method.ts";
import { words } from "./invoice/words.ts";
import { type Order, givenBackPaise, isWaitingForPayment } from "./order.ts";
import { cashReference, isTakenAtDoor } from "./progress/newest-step.ts";

type PaymentProps = {
  order: Order;
  isPrintView: boolean;
  isForStaff: boolean;
  /** Of what stands on paper alone for who works in the shop. */
  look: string;
};

/** How it is paid, beside the sums; on the screen not what already stands beside the goods. */
export function Payment({ order, isPrintView, isForStaff, look }: PaymentProps) {
  const isPaidThenCancelled = order.paidAt !== null && order.cancelledAt !== null;
  return (
    <div className="mt-3 min-w-0 print:mt-0">
      {isPrintView || isForStaff ? (
        <div
          className={`rounded-md bg-mint px-3 py-2 print:bg-transparent print:p-0 ${isPrintView || isPaidThenCancelled ? "" : "hidden print:block"}`}
        >
          <p className="font-bold whitespace-pre-line print:mt-3">{paymentOf(order)}</p>
        </div>
      ) : null}
      <p className={`mt-2 text-xs text-stone print:mt-3 ${look}`}>
        <Said text={words.allTaxes} />
      </p>
    </div>
  );
}

/** Chosen, and once it stands on the khata or the money was taken at the door, as it was. */
export function methodOf({ paymentMethod, paidAt, paymentReference, khataAt }: Order): string {
  if (khataAt !== null) return words.khata;
  if (paymentMethod === onlineMethod) return words.online;
  if (paidAt === null || !isTakenAtDoor(paymentReference)) return cashLabel();
  return paymentReference === cashReference ? words.cash : words.upi;
}

/** What is still to be done about the payment. */
function paymentOf(order: Order): string {
  const { khataAt, paidAt, cancelledAt, payablePaise } = order;
  if (khataAt !== null) return words.onYourKhata(formatPaise(payablePaise));
  if (paidAt !== null) return paidText(order);
  if (cancelledAt !== null) return `${words.cancelled}\n${words.nothingLeft}`;
  if (payablePaise === 0) return words.nothingLeft;
  // Nothing is delivered, and nothing paid at the door, before it is paid online.
  if (isWaitingForPayment(order)) return words.notPaidYet;
  return words.pleasePay(formatPaise(payablePaise));
}

function paidText(order: Order): string {
  const back = givenBackPaise(order);
  if (back === 0) return words.statusPaid;
  const paid = formatPaise(order.payablePaise + back);
  const isBack = order.refunds.every(({ status }) => status === "done");
  const said = isBack ? words.paidAndBack : words.paidAndGoingBack;
  return `${words.statusPaid}\n${said(paid, formatPaise(back))}`;
}
