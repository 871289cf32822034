import { orderStepPath } from "#app/addresses/paths.ts";
import { words as counter } from "#app/features/orders/counter/words.ts";
import {
  type Order,
  givenBackPaise,
  isOwed,
  isWhollyReturned,
} from "#app/features/orders/order.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type PaymentAlert, alertTexts, isAlarming } from "#app/features/payments/payment-alert.ts";
import type { PaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { OrderStep } from "./order-step.tsx";
import { words } from "./words.ts";

/** What was paid or is still to come; nothing where what goes back stands in figures of its own. */
export function moneyWord(order: Order, notes: PaymentNotes): string {
  const { payablePaise, khataAt, cancelledAt, hidesCustomer } = order;
  const amount = formatPaise(payablePaise);
  if (hidesCustomer) return amount;
  if (isPaidAndBack(order) && !isToldInWords(order, notes)) return "";
  if (cancelledAt !== null) return "";
  if (isWhollyReturned(order)) return amount;
  if (isOwed(order)) return words.due(amount);
  return `${amount} · ${khataAt === null ? counter.paid : counter.onKhata}`;
}

function howBack({ refunds, toHandBackPaise, cashBackPaise }: Order, alerts: PaymentAlert[]) {
  if (cashBackPaise > 0) return toHandBackPaise > 0 ? "toHand" : "handed";
  if (alerts.some(isAlarming)) return "stuck";
  return refunds.every(({ status }) => status === "done") ? "gone" : "going";
}

const isPaidAndBack = (order: Order) =>
  order.paidAt !== null && !order.hidesCustomer && givenBackPaise(order) > 0;

/** Of a single refund the sentence has the sum. */
const isToldInWords = ({ refunds, cashBackPaise }: Order, { adminLines }: PaymentNotes) =>
  cashBackPaise === 0 && refunds.length === 1 && adminLines.length === 1;

/** What was paid, what of it goes back, and what is left of it. */
function PaidAndBack({ order, alerts }: { order: Order; alerts: PaymentAlert[] }) {
  const back = givenBackPaise(order);
  const figures: [string, Paise, string][] = [
    [words.paid, order.payablePaise + back, ""],
    [words.back[howBack(order, alerts)], -back, ""],
    [words.left, order.payablePaise, "border-t border-line font-bold"],
  ];
  return (
    <dl className="mb-2">
      {figures.map(([name, paise, look]) => (
        <div key={name} className={`flex flex-wrap justify-between gap-x-3 ${look}`}>
          <dt>{name}</dt>
          <dd className="money">{formatPaise(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

type MoneyNotesProps = { order: Order; notes: PaymentNotes; back: string };

/** What is to be done about money that goes back, if anything, and the button once it is done by hand. */
export function MoneyNotes({ order, notes, back }: MoneyNotesProps) {
  const { id, toHandBackPaise, cashBackPaise, hidesCustomer } = order;
  const isToHand = toHandBackPaise > 0 && !hidesCustomer;
  return (
    <>
      {isPaidAndBack(order) && !isToldInWords(order, notes) ? (
        <PaidAndBack order={order} alerts={notes.alerts} />
      ) : null}
      {notes.alerts.length > 0 ? (
        <p className="mb-2 flex flex-wrap gap-1">
          {notes.alerts.map((alert) => (
            <Badge key={alert} isAlarming={isAlarming(alert)}>
              {alertTexts[alert]}
            </Badge>
          ))}
        </p>
      ) : null}
      {notes.adminLines.map((line, place) => (
        <p key={place} className="mb-2 text-sm">
          {line}
        </p>
      ))}
      {order.returnCount > 0 && !hidesCustomer ? (
        <a
          href={orderStepPath(id, "print")}
          className="link -mt-2 inline-block min-h-11 content-center"
        >
          {words.creditNote}
        </a>
      ) : null}
      {isToHand ? (
        <OrderStep
          {...{ orderId: id, back }}
          step="handed-back"
          label={words.iHandedBack(formatPaise(toHandBackPaise))}
          look="button w-full"
        >
          <input type="hidden" name="sum" value={cashBackPaise} />
        </OrderStep>
      ) : null}
    </>
  );
}
