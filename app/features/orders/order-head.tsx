import { keepAsListPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { words as help } from "./help.words.ts";
import { words } from "./words.ts";

/** The order's one short name, its day, and its paper. */
export function OrderHead({ order, isAdmin }: { order: Order; isAdmin: boolean }) {
  const { id, short, createdAt, isIssued, regime, returnCount } = order;
  const isPaper = isIssued === 1 && (regime !== "none" || returnCount > 0);
  const ofCustomer = isWaitingForPayment(order) ? words.paymentNotFinished : words.yourOrder;
  const label = words.printIt(invoice.titles[regime]);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 print:hidden">
      <div>
        <h1>{isAdmin ? words.orderNamed(short) : ofCustomer}</h1>
        <p className="text-stone">
          {isAdmin ? formatMoment(createdAt) : words.namedOf(short, formatMoment(createdAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 empty:hidden">
        {order.hidesCustomer ? null : isPaper ? (
          <a href={orderStepPath(id, "print")} className={printLook}>
            {label}
          </a>
        ) : (
          <PrintButton
            isPrintView={false}
            label={label}
            back={backTo(order)}
            isOther={!words.isPaper}
            look={printLook}
          />
        )}
        {isAdmin ? null : (
          <a href={keepAsListPath(order.id)} className={printLook}>
            {help.keepAsList}
          </a>
        )}
      </div>
    </div>
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
