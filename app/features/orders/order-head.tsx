import { keepAsListPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words as help } from "./help.words.ts";
import { words } from "./words.ts";

/** The order's one short name, its day, and its paper. */
export function OrderHead({ order }: { order: Order }) {
  const { short, createdAt } = order;
  const ofCustomer = isWaitingForPayment(order) ? words.paymentNotFinished : words.yourOrder;
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 print:hidden">
      <div>
        <h1>{ofCustomer}</h1>
        <p className="text-stone">{words.namedOf(short, formatMoment(createdAt))}</p>
      </div>
      <div className="flex flex-wrap gap-x-5 empty:hidden">
        <PaperLink order={order} />
        <a href={keepAsListPath(order.id)} className={printLook}>
          {help.keepAsList}
        </a>
      </div>
    </div>
  );
}

/** Nothing where who asks may not see whose it is. */
export function PaperLink({ order }: { order: Order }) {
  const { id, isIssued, regime, returnCount } = order;
  if (order.hidesCustomer) return null;
  const label = words.printIt(invoice.titles[regime]);
  if (isIssued === 1 && (regime !== "none" || returnCount > 0))
    return (
      <a href={orderStepPath(id, "print")} className={printLook}>
        {label}
      </a>
    );
  return (
    <PrintButton
      isPrintView={false}
      label={label}
      back={backTo(order)}
      isOther={!words.isPaper}
      look={printLook}
    />
  );
}

const printLook = "link min-h-11 content-center text-sm";
const backTo = ({ id }: Order) => ({ to: orderPath(id), name: words.theOrder });

export function PrintHead({ order }: { order: Order }) {
  const title = invoice.titles[order.regime];
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <h1>{title}</h1>
      <PrintButton
        isPrintView
        label={words.printIt(title)}
        back={backTo(order)}
        isOther={!words.isPaper}
      />
    </div>
  );
}
