import type { ReactNode } from "react";
import { compositionWords } from "#app/features/billing/arithmetic/document-kind.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { formatDate } from "#app/values/dates.ts";
import { promiseOf } from "#app/features/delivery/window.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { Said } from "#app/ui/bilingual.tsx";
import { InvoiceLines, Sums } from "./invoice-lines.tsx";
import { cashReference } from "./progress/newest-step.ts";
import { Payment, methodOf } from "./invoice-payment.tsx";
import { words } from "./invoice/words.ts";
import type { ToRate } from "./list-to-rate.server.ts";
import type { Order } from "./order.ts";
import { PackersWish } from "./wishes.tsx";

type InvoiceProps = {
  order: Order;
  supplier: ShopContact;
  isPrintView: boolean;
  /** Of its lines, by pack. */
  pictures: Record<string, string>;
  /** What its customer may rate, by pack. */
  toRate?: Record<string, ToRate>;
  /** How many packs of it came back, by pack. */
  returned?: Record<string, number>;
  /** Who works in the shop has the customer beside it, and is asked to pay nothing. */
  isForStaff?: boolean;
  /** What can be done with it, below it. */
  children?: ReactNode;
};

/** The paper a shopper keeps: on screen a panel, printed an A4 page of its own. */
export function Invoice({
  order,
  supplier,
  isPrintView,
  pictures,
  toRate = {},
  returned = {},
  isForStaff = false,
  children,
}: InvoiceProps) {
  const { regime, gstin } = order;
  const taxNumber = regime === "none" ? supplier.taxNumber : gstin;
  const onPaper = isForStaff && !isPrintView ? "hidden print:block" : "";
  return (
    <section className="panel @container wrap-anywhere print:[container-type:normal] print:border-0 print:p-0">
      {isForStaff && !isPrintView ? <PackersWish order={order} /> : null}
      <div className="flex flex-col print:block">
        <p className="mb-3 hidden text-xl font-bold print:block" role="heading" aria-level={1}>
          <Said text={words.titles[regime]} />
        </p>
        {regime === "composition" ? <p className="mb-3 text-center">{compositionWords()}</p> : null}
        <div className="order-1 mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-3 text-sm @xl:grid-cols-2 print:mt-0 print:grid-cols-2 print:gap-4 print:border-0 print:pt-0 print:text-base">
          <OrderFacts {...{ order, isPrintView, isForStaff }} />
          {order.street ? <WhereTo order={order} look={onPaper} /> : null}
          <details
            open={isPrintView}
            className={`folded -mb-2 @xl:col-span-2 print:col-span-1 ${onPaper}`}
          >
            <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-leaf print:hidden">
              {words.seller}
            </summary>
            <Supplier supplier={{ ...supplier, taxNumber }} />
          </details>
        </div>
        <InvoiceLines {...{ order, returned, toRate }} pictures={isPrintView ? {} : pictures} />
        <div className="@lg:flex @lg:flex-row-reverse @lg:items-start @lg:justify-between @lg:gap-6 print:block">
          <Sums order={order} tellsSaved={!isForStaff && !isPrintView} />
          <Payment {...{ order, isPrintView, isForStaff }} look={onPaper} />
        </div>
        <p className={`mt-4 text-center font-semibold ${isPrintView ? "" : "hidden print:block"}`}>
          <Said text={words.thanks} />
        </p>
      </div>
      {children}
    </section>
  );
}

function WhereTo({ order, look }: { order: Order; look: string }) {
  return (
    <div className={`@xl:col-start-2 print:order-1 print:col-span-2 print:col-start-1 ${look}`}>
      <h2 className="text-sm">
        <Said text={words.deliveryAddress} />
      </h2>
      <address className="not-italic">
        {order.customerName}, {order.customerPhone}
        <br />
        {order.street}, {order.city} {order.postalCode}, {words.country(order.country)}
        <AtTheDoor {...order} />
      </address>
    </div>
  );
}

/** On the screen without what stands above and below them already. */
function OrderFacts({
  order,
  isPrintView,
  isForStaff,
}: Pick<InvoiceProps, "order" | "isPrintView" | "isForStaff">) {
  const isPaid = order.paidAt !== null;
  const isCash = order.paymentReference === cashReference;
  const isOnTheWay = order.deliveredAt === null && order.cancelledAt === null;
  return (
    <Facts
      isPaper={isPrintView}
      look="text-right @xl:text-left print:text-left"
      rows={[
        [words.number(words.titles[order.regime]), order.documentNumber],
        [words.paymentReference, isPaid ? referenceOf(order) : null, isCash],
        [words.orderNumber, order.id, isPaid || isForStaff],
        [words.onThePhone, order.short, true],
        [words.date, formatDate(order.createdAt), true],
        [words.delivery, promiseOf(order), isOnTheWay],
        [words.paymentMethod, methodOf(order), !isForStaff],
        [words.status, statusOf(order), true],
      ]}
    />
  );
}

const referenceOf = ({ paymentReference }: Order) =>
  paymentReference === cashReference ? words.cash : paymentReference;

function statusOf({ paidAt, khataAt, cancelledAt }: Order): string | null {
  if (paidAt !== null) return words.paid;
  if (khataAt !== null) return words.onKhata;
  return cancelledAt === null ? words.notPaidYet : null;
}

function Supplier({ supplier }: { supplier: ShopContact }) {
  return (
    <Facts
      isPaper
      rows={[
        [words.soldBy, supplier.name],
        [words.address, supplier.address],
        [words.gstin, supplier.taxNumber],
        [words.foodLicence, supplier.foodLicence],
        [words.supportEmail, supplier.supportEmail],
        [words.supportPhone, supplier.supportPhone],
      ]}
    />
  );
}

/** What a row says, and whether on paper alone. */
type FactsProps = {
  rows: [string, string | null, boolean?][];
  isPaper: boolean;
  /** Of the values. */
  look?: string;
};

/**
 * A row without a value is left out; a value that is too long for the place beside its label stands
 * below it.
 */
function Facts({ rows, isPaper, look = "" }: FactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-1">
      {rows.map(([label, value, isOnlyOnPaper]) =>
        value ? (
          <div
            key={label}
            className={`flex-wrap gap-x-2 ${isOnlyOnPaper && !isPaper ? "hidden print:flex" : "flex"}`}
          >
            <dt className="basis-36 text-stone">
              <Said text={label} />
            </dt>
            <dd className={`max-w-full flex-1 basis-32 wrap-break-word ${look}`}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
