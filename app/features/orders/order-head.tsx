import { keepAsListPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words as help } from "./help.words.ts";
import { words } from "./words.ts";

type HeadProps = { order: Order; isAdmin: boolean };

/** The order's one short name, its day, and its paper for who works in the shop. */
export function OrderHead({ order, isAdmin }: HeadProps) {
  const { short, createdAt } = order;
  const ofCustomer = isWaitingForPayment(order) ? words.paymentNotFinished : words.yourOrder;
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 print:hidden">
      <div>
        <h1>{isAdmin ? words.orderNamed(short) : ofCustomer}</h1>
        <p className="text-stone">
          {isAdmin ? formatMoment(createdAt) : words.namedOf(short, formatMoment(createdAt))}
        </p>
      </div>
      {isAdmin && !order.hidesCustomer ? <PrintLink order={order} /> : null}
    </div>
  );
}

/** What its customer may take along: the paper, and the goods as a list. */
export function OrderLinks({ order }: { order: Order }) {
  return (
    <div className="mt-3 -mb-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-1 print:hidden">
      <PrintLink order={order} />
      <a href={keepAsListPath(order.id)} className={printLook}>
        {help.keepAsList}
      </a>
    </div>
  );
}

function PrintLink({ order }: { order: Order }) {
  const { id, isIssued, regime, returnCount } = order;
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
