import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { shopContact } from "#app/platform/configuration.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { CommandForm } from "#app/ui/command-form.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import { safePath } from "#app/values/path.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import { Collect } from "./collect/collect.tsx";
import { collectionOf, readCollection } from "./collect/collection.server.ts";
import { ArrivalPanel } from "./arrival.tsx";
import { OnKhata } from "./khata/on-khata.tsx";
import { getOrder } from "./get-order.server.ts";
import { Invoice } from "./invoice.tsx";
import { invoiceInHindi } from "./invoice/in-hindi.server.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isOwed, isWaitingForPayment } from "./order.ts";
import { NotPaid } from "./not-paid.tsx";
import { latestStep, progressOf } from "./order-progress.ts";
import { AdminSteps } from "./progress/admin-steps.tsx";
import { cashReference } from "./progress/newest-step.ts";
import { useFreshOrder } from "./progress/use-fresh-order.ts";
import { BackLink, StaffOrder } from "./staff-order.tsx";
import { Tracking } from "./tracking.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { searchParams } = new URL(request.url);
  const isPrintView = searchParams.has("print");
  const [customer, order, notes, collecting, inHindi] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, id),
    getPaymentNotes(context, id),
    readCollection(context, id),
    isPrintView ? invoiceInHindi(context, id) : null,
  ]);
  if (!order) throw new Response(words.empty, { status: 404 });
  const back = safePath(searchParams.get("back"), "");
  const lines = [...notes.lines, ...cashBackLine(order)];
  const seen = customer.isAdmin ? { ...notes, lines } : { lines, alerts: [], adminLines: [] };
  const isOpen = order.cancelledAt === null && order.deliveredAt === null;
  return {
    order: isHeld(order, context.now) ? order : { ...order, heldUntil: null },
    now: context.now,
    canCancel: isOpen && (customer.isAdmin || order.packedAt === null),
    notes: seen,
    isAdmin: customer.isAdmin,
    collection: collectionOf(context, order, { ...collecting, isStaff: customer.isAdmin }),
    back: back.startsWith(`${adminPath}/`) ? back : "",
    supplier: shopContact(context.config),
    canPay: context.config.ONLINE_PAYMENT === "on" && isOwed(order) && !customer.isAdmin,
    isPrintView,
    ...(inHindi && { inHindi }),
  };
}

const isHeld = ({ heldUntil }: Order, now: number) => heldUntil !== null && now < heldUntil;

function cashBackLine({ cashBackPaise, paymentReference }: Order): string[] {
  if (cashBackPaise === 0) return [];
  const handedBack =
    paymentReference === cashReference ? words.cashHandedBack : words.upiHandedBack;
  return [handedBack(formatPaise(cashBackPaise))];
}

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const { order, notes, isAdmin, back, collection, supplier, isPrintView } = loaded;
  useFreshOrder(order.deliveredAt !== null || order.cancelledAt !== null);
  if (order.lines.length === 0)
    return (
      <Page title={words.order}>
        <p>{words.empty}</p>
      </Page>
    );
  return (
    <Page>
      {isAdmin && !isPrintView ? <BackLink back={back} /> : null}
      <OrderHead order={order} isAdmin={isAdmin} isPrintView={isPrintView} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere print:block">
        {isPrintView ? null : <ArrivalPanel order={order} now={loaded.now} />}
        {notes.lines.map((line) => (
          <p key={line} className="panel print:hidden">
            {line}
          </p>
        ))}
        {isAdmin && !isPrintView ? <AdminSteps order={order} notes={notes} back={back} /> : null}
        {collection && !isPrintView ? <Collect order={order} collection={collection} /> : null}
        {order.khataAt === null ? null : <OnKhata order={order} isAdmin={isAdmin} />}
        {isAdmin && !isPrintView ? <StaffOrder order={order} /> : null}
        {isPrintView ? null : <OrderTrack order={order} />}
        {isPrintView ? null : <WaysOn {...loaded} />}
        <Bilingual.Provider value={loaded.inHindi ?? null}>
          <Invoice order={order} supplier={supplier} isPrintView={isPrintView} />
        </Bilingual.Provider>
      </div>
    </Page>
  );
}

function OrderTrack({ order }: { order: Order }) {
  if (isWaitingForPayment(order)) return <NotPaid heldUntil={order.heldUntil} />;
  return (
    <Tracking
      {...progressOf(order)}
      times={order}
      at={latestStep(order)}
      reason={order.cancelReason}
    />
  );
}

type WaysOnProps = { order: Order; isAdmin: boolean; canPay: boolean; canCancel: boolean };

/** Under each other on a phone, else beside each other. */
function WaysOn({ order, isAdmin, canPay, canCancel }: WaysOnProps) {
  const isCash = order.paymentMethod !== onlineMethod;
  return (
    <div className="grid gap-4 empty:hidden md:flex md:gap-2 print:hidden">
      {canPay ? (
        <CommandForm
          action={orderStepPath(order.id, "pay")}
          label={isCash ? words.payOnlineInstead : words.pay}
          busyLabel={words.paying}
          className={isCash ? "button button-plain w-full" : "button w-full"}
        />
      ) : null}
      {isAdmin ? null : (
        <CommandForm
          action={orderStepPath(order.id, "again")}
          label={words.orderAgain}
          busyLabel={ui.loading}
          className="button button-plain w-full"
        />
      )}
      {canCancel ? (
        <a href={orderStepPath(order.id, "cancel")} className="button button-plain">
          {words.cancelOrder}
        </a>
      ) : null}
    </div>
  );
}

type OrderHeadProps = { order: Order; isAdmin: boolean; isPrintView: boolean };

function OrderHead({ order, isAdmin, isPrintView }: OrderHeadProps) {
  const isPaper = order.isIssued === 1 && (order.regime !== "none" || order.returnCount > 0);
  const ofCustomer = isWaitingForPayment(order) ? words.paymentNotFinished : words.yourOrder;
  const heading = isAdmin ? words.orderNamed(order.short) : ofCustomer;
  const label = words.printIt(invoice.titles[order.regime]);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <h1>{isPrintView ? invoice.titles[order.regime] : heading}</h1>
      {isPaper && !isPrintView ? (
        <a href={orderStepPath(order.id, "print")} className="button button-plain">
          {label}
        </a>
      ) : (
        <PrintButton
          isPrintView={isPrintView}
          label={label}
          back={{ to: orderPath(order.id), name: words.theOrder }}
          isOther={!words.isPaper}
        />
      )}
    </div>
  );
}
