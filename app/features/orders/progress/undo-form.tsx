import type { Order } from "#app/features/orders/order.ts";
import { type DoneStep, cashReference } from "./newest-step.ts";
import { OrderStep, plainButton } from "./order-step.tsx";
import { words } from "./words.ts";

/** What was taken in one tap is taken back in one. */
export function UndoForm({ order, step, back }: { order: Order; step: DoneStep; back: string }) {
  const isBoth = step === "cash" && order.deliveredAt === order.paidAt;
  const name = isBoth ? `${words.labels.deliver}, ${nameOf(step, order)}` : nameOf(step, order);
  return (
    <div className="mt-3">
      <OrderStep
        {...{ orderId: order.id, back }}
        step="undo"
        label={words.takeBack(name)}
        look={plainButton}
      >
        <input type="hidden" name="step" value={isBoth ? "cash deliver" : step} />
      </OrderStep>
    </div>
  );
}

function nameOf(step: DoneStep, { paymentReference }: Order): string {
  if (step === "khata") return words.labels.deliver;
  if (step !== "cash") return words.labels[step];
  return paymentReference === cashReference ? words.cashReceived : words.upiReceived;
}
