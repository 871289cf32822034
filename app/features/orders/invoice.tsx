import { orderStepPath } from "#app/addresses.ts";
import { compositionWords } from "#app/features/billing/arithmetic/document-kind.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { formatDate } from "#app/values/dates.ts";
import { promiseOf } from "#app/features/delivery/window.ts";
import { formatPaise } from "#app/values/money.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { cashLabel, onlineMethod } from "#app/values/payment-method.ts";
import type { Regime } from "#app/values/tax.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import type { Order } from "./order.ts";

type InvoiceProps = { order: Order; supplier: ShopContact; isPrintView: boolean };

/** What the print window is headed: only who may issue an invoice calls it so. */
export const windowTitles: Record<Regime, string> = {
  none: "Invoice",
  unregistered: "Bill",
  composition: "Bill of Supply",
  regular: "Invoice",
};

/** The paper a shopper keeps: on screen a panel, printed an A4 page of its own. */
export function Invoice({ order, supplier, isPrintView }: InvoiceProps) {
  const { regime, gstin } = order;
  const taxNumber = regime === "none" ? supplier.taxNumber : gstin;
  return (
    <section className="panel @container wrap-anywhere print:[container-type:normal] print:border-0 print:p-0">
      <p className="mb-3 hidden text-xl font-bold print:block" role="heading" aria-level={1}>
        {windowTitles[regime]}
      </p>
      {regime === "composition" ? <p className="mb-3 text-center">{compositionWords}</p> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @xl:grid-cols-2 print:grid-cols-2">
        <OrderFacts order={order} />
        <Supplier supplier={{ ...supplier, taxNumber }} />
        <div className="@xl:col-span-2 print:col-span-2">
          <h2 className="text-sm">Delivery address</h2>
          <address className="not-italic">
            {order.customerName}, {order.customerPhone}
            <br />
            {order.street}, {order.city} {order.postalCode}, {order.country}
            <AtTheDoor {...order} />
          </address>
        </div>
      </div>
      <InvoiceLines order={order} />
      <p className="my-3 font-bold">
        {order.khataAt !== null
          ? `On your khata: ${formatPaise(order.payablePaise)}`
          : order.paidAt === null
            ? order.cancelledAt === null
              ? `Please Pay Amount of ${formatPaise(order.payablePaise)} at Delivery time`
              : "Order Cancelled"
            : "Payment Status: Paid"}
      </p>
      <p className="text-xs text-stone">MRP inclusive of all taxes.</p>
      <p className={`mt-4 text-center font-semibold ${isPrintView ? "" : "hidden print:block"}`}>
        Thank you for your Shopping!
      </p>
      {order.isIssued === 1 && (regime !== "none" || order.returnCount > 0) && !isPrintView ? (
        <a
          href={orderStepPath(order.id, "print")}
          className="button button-plain mt-3 print:hidden"
        >
          {windowTitles[regime]} for paper and receipt
        </a>
      ) : null}
    </section>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const isPaid = order.paidAt !== null;
  return (
    <Facts
      rows={[
        [`${windowTitles[order.regime]} number`, order.documentNumber],
        ["Payment reference", isPaid ? order.paymentReference : null],
        ["Order number", order.id],
        ["On the phone", order.short],
        ["Date", formatDate(order.createdAt)],
        ["Delivery", promiseOf(order)],
        ["Payment method", order.paymentMethod === onlineMethod ? onlineMethod : cashLabel],
        ["Status", isPaid ? "Paid" : "Not paid yet"],
      ]}
    />
  );
}

function Supplier({ supplier }: { supplier: ShopContact }) {
  return (
    <Facts
      rows={[
        ["Sold by", supplier.name],
        ["Address", supplier.address],
        ["GSTIN", supplier.taxNumber],
        ["FSSAI licence", supplier.foodLicence],
        ["Support e-mail", supplier.supportEmail],
        ["Support phone", supplier.supportPhone],
      ]}
    />
  );
}

/**
 * A row without a value is left out; a value that is too long for the place beside its label stands
 * below it.
 */
function Facts({ rows }: { rows: [string, string | null][] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-1">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="basis-32 text-stone">{label}</dt>
            <dd className="max-w-full flex-1 basis-32 wrap-break-word">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
