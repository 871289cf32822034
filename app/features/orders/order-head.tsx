import { keepAsListPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/dates.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isOver, isWaitingForPayment } from "./order.ts";
import { words as help } from "./help.words.ts";
import { words } from "./words.ts";

/** The order's one short name and its day, as its customer reads them. */
export function OrderHead({ order }: { order: Order }) {
  const { short, createdAt } = order;
  return (
    <div className="mb-4 print:hidden">
      <h1 className={`text-pretty ${isThanked(order) ? "text-lg md:text-xl" : ""}`}>
        {isThanked(order) ? (
          <span className="text-leaf" aria-hidden="true">
            ✓{" "}
          </span>
        ) : null}
        {headingOf(order)}
      </h1>
      <p className="text-stone">{words.namedOf(short, formatMoment(createdAt))}</p>
    </div>
  );
}

function headingOf(order: Order): string {
  if (isWaitingForPayment(order)) return words.paymentNotFinished;
  return isThanked(order) ? words.thanks : words.yourOrder;
}

/** Until the shop has looked at it. */
function isThanked(order: Order): boolean {
  const { acceptedAt, packedAt, cancelledAt } = order;
  return !isWaitingForPayment(order) && (acceptedAt ?? packedAt ?? cancelledAt) === null;
}

/** Whether the shop is at work on it. */
export const isGoingOn = (order: Order) => !isOver(order) && !isWaitingForPayment(order);

/** What its customer may take along: the paper, the goods as a list, or once more. */
export function OrderLinks({ order }: { order: Order }) {
  return (
    <div className="mt-3 -mb-3 flex flex-wrap gap-x-5 border-t border-line pt-1 print:hidden">
      <PaperLink order={order} />
      <a href={keepAsListPath(order.id)} className={printLook}>
        {help.keepAsList}
      </a>
      {isGoingOn(order) ? (
        <CommandForm
          action={orderStepPath(order.id, "again")}
          label={words.orderAgain}
          busyLabel={ui.loading}
          className={printLook}
        />
      ) : null}
    </div>
  );
}

/** Below how far it is, as long as that is not too far. */
export function CancelLink({ order }: { order: Order }) {
  return (
    <a
      href={orderStepPath(order.id, "cancel")}
      className="link -mb-3 flex min-h-11 items-center text-sm text-chilli"
    >
      {words.cancelOrder}
    </a>
  );
}

/** Nothing where who asks may not see whose it is. */
export function PaperLink({ order }: { order: Order }) {
  const { id, isIssued, regime, returnCount, dispatchedAt, paidAt } = order;
  if (order.hidesCustomer) return null;
  const isBilled = isIssued === 1 || dispatchedAt !== null || paidAt !== null;
  const label = words.printIt(isBilled ? invoice.titles[regime] : words.order);
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
