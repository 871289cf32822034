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
import { formatPaise } from "#app/values/money.ts";
import { OrderStep } from "./order-step.tsx";
import { words } from "./words.ts";

/** What was paid, and what of it goes back; or what is still to come. */
export function moneyWord(order: Order, { alerts }: PaymentNotes): string {
  const { payablePaise, paidAt, khataAt, cancelledAt, hidesCustomer } = order;
  const amount = formatPaise(payablePaise);
  if (hidesCustomer) return amount;
  const back = givenBackPaise(order);
  if (paidAt !== null && back > 0)
    return words.paidThenBack[howBack(order, alerts)](
      formatPaise(payablePaise + back),
      formatPaise(back),
    );
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

type MoneyNotesProps = { order: Order; notes: PaymentNotes; back: string };

/** What is to be done about money that goes back, if anything, and the button once it is done by hand. */
export function MoneyNotes({ order, notes, back }: MoneyNotesProps) {
  const { id, toHandBackPaise, cashBackPaise, hidesCustomer } = order;
  const isToHand = toHandBackPaise > 0 && !hidesCustomer;
  return (
    <>
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
