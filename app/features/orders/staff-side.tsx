import { may } from "#app/values/roles.ts";
import { WaysOn } from "./again/ways-on.tsx";
import { ArrivalPanel } from "./arrival.tsx";
import { AddReference } from "./collect/collect.tsx";
import { Receive } from "./collect/receive.tsx";
import { OnKhata } from "./khata/on-khata.tsx";
import type { OrderPageData } from "./load-order-page.server.ts";
import { OrderTrack } from "./order-track.tsx";
import { DoneSteps } from "./progress/done-steps.tsx";
import { MoreSteps } from "./progress/more-steps.tsx";
import { upiReference } from "./progress/newest-step.ts";
import { NextStep } from "./progress/next-step.tsx";
import { RiderChoice } from "./run/rider-choice.tsx";
import { StaffOrder } from "./staff-order.tsx";

/** What who works in the shop sees of an order: what comes next first, what is seldom done folded. */
export function StaffSide(loaded: OrderPageData) {
  const { order, notes, role, undoable, back, collection, riders, who } = loaded;
  const lacksReference = may(role, "till") && order.paymentReference === upiReference("");
  const money = collection ? <Receive order={order} collection={collection} /> : null;
  const isMoneyNext = order.deliveredAt !== null;
  return (
    <>
      <NextStep {...{ order, notes, back, role, undoable }} khata={collection?.khata ?? null} />
      {isMoneyNext ? money : null}
      {riders ? <RiderChoice order={order} riders={riders} /> : null}
      <ArrivalPanel order={order} now={loaded.now} hasWindows={loaded.hasWindows} />
      {notes.lines.map((line) => (
        <p key={line} className="panel">
          {line}
        </p>
      ))}
      <StaffOrder order={order} />
      {isMoneyNext ? null : money}
      {lacksReference ? <AddReference orderId={order.id} /> : null}
      {order.khataAt === null ? null : <OnKhata order={order} isAdmin />}
      <DoneSteps order={order} who={who ?? {}} />
      <MoreSteps {...{ order, back, role }}>
        <WaysOn {...loaded} isAdmin />
        <OrderTrack order={order} />
      </MoreSteps>
    </>
  );
}
