import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { Page } from "#app/ui/page.tsx";
import { isNotYours, may } from "#app/values/roles.ts";
import { ArrivalLine } from "./arrival.tsx";
import { Invoice } from "./invoice.tsx";
import { isHere, isOver, isVoid, isWaitingForPayment } from "./order.ts";
import { words as invoiceWords } from "./invoice/words.ts";
import { OrderTrack } from "./order-track.tsx";
import type { MyOrder } from "./my-orders.server.ts";
import { NoOrder } from "./no-order.tsx";
import { PaymentBlock } from "./payment-block.tsx";
import { Wishes } from "./wishes.tsx";
import { Help } from "./help.tsx";
import { OrderHead, PrintHead } from "./order-head.tsx";
import { OrderLinks } from "./order-links.tsx";
import { useFreshOrder } from "./progress/use-fresh-order.ts";
import { DoorCode } from "./run/rider-choice.tsx";
import { StaffHead } from "./staff-order.tsx";
import { StaffBelow, StaffSide } from "./staff-side.tsx";
import { TellMe } from "./tracking/tell-me.tsx";
import { WaysOn } from "./again/ways-on.tsx";
import { words } from "./words.ts";
import { type OrderPageData, loadOrderPage } from "./load-order-page.server.ts";

export const meta = () => [{ title: words.title }];

export function loader(asked: LoaderFunctionArgs) {
  return loadOrderPage(asked);
}

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const { order, role, back, supplier, isPrintView, pictures, toRate } = loaded;
  const isAdmin = may(role, "counter");
  useFreshOrder(isOver(order));
  if (order.lines.length === 0)
    return (
      <Page title={words.order}>
        <p>{words.empty}</p>
      </Page>
    );
  // Where little stands beside the goods, whom to ask stands there too.
  const isAside = order.cancelledAt !== null && !isAdmin;
  const invoice = (
    <Bilingual.Provider value={loaded.inHindi ?? null}>
      <Invoice
        {...{ order, supplier, isPrintView, pictures, toRate }}
        returned={loaded.returned.packs}
        isForStaff={isAdmin}
      >
        {isAdmin || isPrintView ? null : <OrderLinks order={order} canCancel={loaded.canCancel} />}
      </Invoice>
    </Bilingual.Provider>
  );
  if (isPrintView && !order.hidesCustomer)
    return (
      <Page>
        <PrintHead order={order} />
        {invoice}
      </Page>
    );
  return (
    <Page>
      {isAdmin ? <StaffHead order={order} back={back} /> : <OrderHead order={order} />}
      <div className="wrap-anywhere @container print:[container-type:normal]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr] @4xl:items-start flex-col print:flex">
          <div
            className={`grid gap-4 @4xl:col-start-2 @4xl:row-start-1 ${isAdmin ? "print:hidden" : "print:order-1"} ${isAside ? "" : "@4xl:row-span-2"}`}
          >
            {isAdmin ? <StaffSide {...loaded} /> : <CustomerSide {...loaded} />}
          </div>
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:row-start-1 print:contents ${isAside ? "@4xl:row-span-2" : ""}`}
          >
            {order.hidesCustomer ? null : invoice}
            {isAdmin ? <StaffBelow {...loaded} /> : null}
          </div>
          {isAdmin || isHere(order) ? null : <Help order={order} shop={supplier} />}
        </div>
      </div>
    </Page>
  );
}

/** What is the shop's people's to know goes to the frame, as whatever else went wrong. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404 || isNotYours(error.data)) throw error;
  return <NoOrder newest={(error.data as { newest?: MyOrder }).newest} />;
}

/** How far it is, when it comes, what is to be paid, and once it is over what can be done. */
function CustomerSide(loaded: OrderPageData) {
  const { order, notes } = loaded;
  const isSettled = isVoid(order) && notes.lines.length === 0;
  return (
    <>
      {isWaitingForPayment(order) ? null : (
        <OrderTrack
          order={order}
          below={
            <>
              {isSettled ? <p>{invoiceWords.nothingLeft}</p> : null}
              <Wishes order={order} />
              <TellMe order={order} device={loaded.device} />
            </>
          }
        >
          <ArrivalLine {...loaded} />
        </OrderTrack>
      )}
      {isSettled ? null : <PaymentBlock {...loaded} />}
      <div className="grid gap-2 empty:hidden print:hidden">
        <DoorCode order={order} />
        {isHere(order) || isWaitingForPayment(order) ? (
          <WaysOn {...loaded} isAdmin={false} />
        ) : null}
      </div>
      {isHere(order) ? <Help order={order} shop={loaded.supplier} /> : null}
    </>
  );
}
