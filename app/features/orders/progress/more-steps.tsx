import type { ReactNode } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { type Order, isWaitingForPayment } from "#app/features/orders/order.ts";
import { type Role, may } from "#app/values/roles.ts";
import { OrderStep, plainButton } from "./order-step.tsx";
import { words } from "./words.ts";

type MoreStepsProps = { order: Order; back: string; role: Role | null; children: ReactNode };

/** What is seldom done with an order. */
export function MoreSteps({ order, back, role, children }: MoreStepsProps) {
  const { id, packedAt, dispatchedAt, deliveredAt, cancelledAt } = order;
  const isOpen = cancelledAt === null && !isWaitingForPayment(order);
  return (
    <details className="panel py-1 print:hidden">
      <summary className="min-h-11 content-center font-semibold">{words.more}</summary>
      <div className="mt-2 mb-3 grid gap-2">
        <a href={orderStepPath(id, "picking")} className={plainButton}>
          {words.pickingList}
        </a>
        {isOpen && nextStep(order) === "accept" && packedAt === null ? (
          <>
            <a href={orderStepPath(id, "settle")} className={plainButton}>
              {words.missingOrSwapped}
            </a>
            <OrderStep
              {...{ orderId: id, back }}
              step="pack"
              label={words.alsoPack}
              look={plainButton}
            />
          </>
        ) : null}
        {isOpen && dispatchedAt !== null && deliveredAt === null && may(role, "till") ? (
          <a href={orderStepPath(id, "return")} className={plainButton}>
            {words.goodsCameBack}
          </a>
        ) : null}
        {children}
      </div>
    </details>
  );
}
