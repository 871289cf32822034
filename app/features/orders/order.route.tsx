import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { shopContact } from "#app/platform/configuration.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Page } from "#app/ui/page.tsx";
import { formatPaise } from "#app/values/money.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import { getKhataOfOrder } from "#app/features/khata/read-khata.server.ts";
import { KhataStep, OnKhata } from "./khata/khata-step.tsx";
import { getOrder } from "./get-order.server.ts";
import { Invoice } from "./invoice.tsx";
import type { Order } from "./order.ts";
import { latestStep, progressOf } from "./order-progress.ts";
import { AdminSteps } from "./progress/admin-steps.tsx";
import { useFreshOrder } from "./progress/use-fresh-order.ts";
import { Tracking } from "./tracking.tsx";

const orderIsEmpty = "Order is empty";

export const meta = () => [{ title: "Order – Kirana" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [customer, order, notes, khata] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, id),
    getPaymentNotes(context, id),
    getKhataOfOrder(context, id),
  ]);
  if (!order) throw new Response(orderIsEmpty, { status: 404 });
  const isPrintView = new URL(request.url).searchParams.has("print");
  const lines = [...notes.lines, ...cashBackLine(order)];
  const seen = customer.isAdmin ? { ...notes, lines } : { lines, alerts: [], adminLines: [] };
  const isOwed = order.paidAt === null && order.cancelledAt === null && order.khataAt === null;
  const isOpen = order.cancelledAt === null && order.deliveredAt === null;
  return {
    order,
    canCancel: isOpen && (customer.isAdmin || order.packedAt === null),
    notes: seen,
    isAdmin: customer.isAdmin,
    khata: customer.isAdmin && isOwed && order.packedAt !== null ? khata : null,
    supplier: shopContact(context.config),
    canPay: context.config.ONLINE_PAYMENT === "on" && isOwed && !customer.isAdmin,
    isPrintView,
  };
}

function cashBackLine({ cashBackPaise }: Order): string[] {
  if (cashBackPaise === 0) return [];
  return [`${formatPaise(cashBackPaise)} of what was paid in cash is handed back.`];
}

export default function OrderPage() {
  const { order, notes, isAdmin, khata, supplier, canPay, canCancel, isPrintView } =
    useLoaderData<typeof loader>();
  const isCash = order.paymentMethod !== onlineMethod;
  useFreshOrder(order.deliveredAt !== null || order.cancelledAt !== null);
  if (order.lines.length === 0)
    return (
      <Page title="Order">
        <p>{orderIsEmpty}</p>
      </Page>
    );
  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1>{isPrintView ? "Invoice" : "Your order"}</h1>
        <PrintButton
          isPrintView={isPrintView}
          back={{ to: orderPath(order.id), name: "the order" }}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere print:block">
        {notes.lines.map((line) => (
          <p key={line} className="panel print:hidden">
            {line}
          </p>
        ))}
        {isAdmin && !isPrintView ? <AdminSteps order={order} notes={notes} /> : null}
        {khata && !isPrintView ? <KhataStep orderId={order.id} khata={khata} /> : null}
        {order.khataAt === null ? null : <OnKhata order={order} isAdmin={isAdmin} />}
        {isPrintView ? null : <Tracking {...progressOf(order)} at={latestStep(order)} />}
        {canPay && !isPrintView ? (
          <div className="print:hidden">
            <CommandForm
              action={orderStepPath(order.id, "pay")}
              label={isCash ? "Pay online instead" : "Pay"}
              busyLabel="Processing payment..."
              className={isCash ? "button button-plain" : "button w-full"}
            />
          </div>
        ) : null}
        {isPrintView || isAdmin ? null : (
          <div className="print:hidden">
            <CommandForm
              action={orderStepPath(order.id, "again")}
              label="Order again"
              busyLabel="Loading..."
              className="button button-plain w-full"
            />
          </div>
        )}
        {canCancel && !isPrintView ? (
          <a href={orderStepPath(order.id, "cancel")} className="button button-plain print:hidden">
            Cancel order
          </a>
        ) : null}
        <Invoice order={order} supplier={supplier} isPrintView={isPrintView} />
      </div>
    </Page>
  );
}
