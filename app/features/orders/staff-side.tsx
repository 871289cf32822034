import { may } from "#app/values/roles.ts";
import { WaysOn } from "./again/ways-on.tsx";
import { ArrivalPanel } from "./arrival.tsx";
import { AddReference } from "./collect/collect.tsx";
import { Receive } from "./collect/receive.tsx";
import { OnKhata } from "./khata/on-khata.tsx";
import type { OrderPageData } from "./load-order-page.server.ts";
import { OrderTrack } from "./order-track.tsx";
import { nextStep } from "./counter/counter-steps.ts";
import { isWaitingForPayment } from "./order.ts";
import { DoneSteps } from "./progress/done-steps.tsx";
import { MoreSteps } from "./progress/more-steps.tsx";
import { upiReference } from "./progress/newest-step.ts";
import { NextStep } from "./progress/next-step.tsx";
import { RiderChoice } from "./run/rider-choice.tsx";
import { StaffOrder } from "./staff-order.tsx";

/** What who works in the shop sees first of an order: what comes next, when, and for whom. */
export function StaffSide(loaded: OrderPageData) {
  const { order, notes, role, undoable, back, collection, riders, now } = loaded;
  return (
    <>
      <NextStep
        {...{ order, notes, back, role, undoable, collection, now }}
        canCancel={loaded.canCancel}
      />
      {isMoneyNext(order) ? <Money {...loaded} /> : null}
      {riders ? <RiderChoice order={order} riders={riders} /> : null}
      <ArrivalPanel {...loaded} />
      <StaffOrder order={order} />
    </>
  );
}

/** Below the goods: what was done, and what is seldom done, taking money before its time too. */
export function StaffBelow(loaded: OrderPageData) {
  const { order, role, back, who } = loaded;
  const lacksReference = may(role, "till") && order.paymentReference === upiReference("");
  return (
    <div className="below-goods print:hidden">
      {lacksReference ? <AddReference orderId={order.id} /> : null}
      {order.khataAt === null ? null : <OnKhata order={order} isAdmin />}
      <div className="grid gap-4">
        <DoneSteps order={order} who={who ?? {}} returnedAt={loaded.returned.at} />
        <MoreSteps {...{ order, back, role }}>
          {isMoneyNext(order) ? null : <Money {...loaded} />}
          <WaysOn {...loaded} canCancel={loaded.canCancel && !isNew(order)} isAdmin />
          <OrderTrack order={order} />
        </MoreSteps>
      </div>
    </div>
  );
}

/** Then cancelling it stands beside accepting it. */
const isNew = (order: OrderPageData["order"]) =>
  !isWaitingForPayment(order) && nextStep(order) === "accept";

const isMoneyNext = ({ deliveredAt }: OrderPageData["order"]) => deliveredAt !== null;

function Money({ order, collection }: OrderPageData) {
  return collection ? <Receive order={order} collection={collection} /> : null;
}
