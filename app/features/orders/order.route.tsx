import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPath } from "#app/addresses/paths.ts";
import { missing, requireCustomer } from "#app/features/session/visitor.server.ts";
import { readDevice } from "#app/features/notices/devices/keep-device.server.ts";
import { whoChanged } from "#app/features/audit/who-changed.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { Page } from "#app/ui/page.tsx";
import { formatPaise } from "#app/values/money.ts";
import { safePath } from "#app/values/path.ts";
import { may } from "#app/values/roles.ts";
import { Collect } from "./collect/collect.tsx";
import { collectionOf, readCollection } from "./collect/collection.server.ts";
import { ArrivalPanel } from "./arrival.tsx";
import { OnKhata } from "./khata/on-khata.tsx";
import { getOrder } from "./get-order.server.ts";
import { Invoice } from "./invoice.tsx";
import { invoiceInHindi } from "./invoice/in-hindi.server.ts";
import { type Order, isOwed } from "./order.ts";
import { OrderTrack } from "./order-track.tsx";
import { Help } from "./help.tsx";
import { OrderHead, PrintHead } from "./order-head.tsx";
import { loggedSteps } from "./progress/logged-steps.ts";
import { stepToTakeBack } from "./progress/may-undo.server.ts";
import { cashReference } from "./progress/newest-step.ts";
import { useFreshOrder } from "./progress/use-fresh-order.ts";
import { listRiders } from "./run/list-riders.server.ts";
import { DoorCode } from "./run/rider-choice.tsx";
import { BackLink } from "./staff-order.tsx";
import { StaffSide } from "./staff-side.tsx";
import { TellMe } from "./tracking/tell-me.tsx";
import { WaysOn } from "./again/ways-on.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { searchParams } = new URL(request.url);
  const isPrintView = searchParams.has("print");
  const [
    customer,
    order,
    notes,
    collecting,
    delivery,
    undoable,
    inHindi,
    riders,
    supplier,
    device,
    who,
  ] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, id),
    getPaymentNotes(context, id),
    readCollection(context, id),
    getDelivery(context, { postalCode: null, most: 1 }),
    stepToTakeBack(context, id),
    isPrintView ? invoiceInHindi(context, id) : null,
    listRiders(context),
    getShopContact(context),
    readDevice(context),
    whoChanged(context, { kind: "order", id, fields: loggedSteps }),
  ]);
  if (!order) throw missing(customer, "counter", words.empty);
  const role = order.isOwn && !customer.isAdmin ? null : customer.role;
  const [isStaff, mayMoney] = [may(role, "counter"), may(role, "till")];
  const back = safePath(searchParams.get("back"), "");
  const lines = [...notes.lines, ...cashBackLine(order)];
  const seen = mayMoney ? { ...notes, lines } : { lines: isStaff ? [] : lines, ...noNotes };
  const isOpen = order.cancelledAt === null && order.deliveredAt === null;
  return {
    order: isHeld(order, context.now) ? order : { ...order, heldUntil: null },
    now: context.now,
    hasWindows: delivery !== null && delivery.windows.length > 0,
    canCancel: isOpen && (mayMoney || (!isStaff && order.packedAt === null)),
    notes: seen,
    undoable: mayMoney ? undoable : null,
    role,
    collection:
      isStaff && !mayMoney
        ? null
        : collectionOf(context, order, { ...collecting, isStaff: mayMoney }),
    back: back.startsWith(`${adminPath}/`) ? back : "",
    ...{ supplier, isPrintView },
    canPay: context.config.ONLINE_PAYMENT === "on" && isOwed(order) && !isStaff,
    ...(inHindi && { inHindi }),
    ...(mayMoney && { riders }),
    ...(isStaff && { who: mayMoney ? who : { ...who, paid: "" } }),
    device: order.isOwn && isOpen && !may(customer.role, "counter") ? device : null,
  };
}

const noNotes = { alerts: [], adminLines: [] };
const isHeld = ({ heldUntil }: Order, now: number) => heldUntil !== null && now < heldUntil;

function cashBackLine({ cashBackPaise, paymentReference }: Order): string[] {
  if (cashBackPaise === 0) return [];
  const handedBack =
    paymentReference === cashReference ? words.cashHandedBack : words.upiHandedBack;
  return [handedBack(formatPaise(cashBackPaise))];
}

export type OrderPageData = SerializeFrom<typeof loader>;

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const { order, role, back, supplier, isPrintView } = loaded;
  const isAdmin = may(role, "counter");
  useFreshOrder(order.deliveredAt !== null || order.cancelledAt !== null);
  if (order.lines.length === 0)
    return (
      <Page title={words.order}>
        <p>{words.empty}</p>
      </Page>
    );
  const invoice = (
    <Bilingual.Provider value={loaded.inHindi ?? null}>
      <Invoice order={order} supplier={supplier} isPrintView={isPrintView} />
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
      {isAdmin ? <BackLink back={back} /> : null}
      <OrderHead order={order} isAdmin={isAdmin} />
      <div className="wrap-anywhere @container print:[container-type:normal]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start print:block">
          <div className="grid gap-4 @4xl:col-start-2 @4xl:row-start-1 print:hidden">
            {isAdmin ? <StaffSide {...loaded} /> : <CustomerSide {...loaded} />}
          </div>
          {order.hidesCustomer ? null : (
            <div className="@4xl:row-start-1 print:contents">{invoice}</div>
          )}
        </div>
      </div>
    </Page>
  );
}

function CustomerSide(loaded: OrderPageData) {
  const { order, notes, collection } = loaded;
  return (
    <>
      <ArrivalPanel order={order} now={loaded.now} hasWindows={loaded.hasWindows} />
      <TellMe order={order} device={loaded.device} />
      {notes.lines.map((line) => (
        <p key={line} className="panel">
          {line}
        </p>
      ))}
      <DoorCode order={order} />
      <OrderTrack order={order} />
      <WaysOn {...loaded} isAdmin={false} />
      {collection ? <Collect order={order} collection={collection} /> : null}
      {order.khataAt === null ? null : <OnKhata order={order} isAdmin={false} />}
      <Help order={order} shop={loaded.supplier} />
    </>
  );
}
