import { orderPath } from "#app/addresses/paths.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isOver, isWaitingForPayment } from "./order.ts";
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

export function PrintHead({ order }: { order: Order }) {
  const title = invoice.titles[order.regime];
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <h1>{title}</h1>
      <PrintButton
        isPrintView
        label={words.printIt(title)}
        back={{ to: orderPath(order.id), name: words.theOrder }}
        isOther={!words.isPaper}
      />
    </div>
  );
}
