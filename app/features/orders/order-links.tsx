import { keepAsListPath, orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words as help } from "./help.words.ts";
import { words as invoice } from "./invoice/words.ts";
import { isGoingOn } from "./order-head.tsx";
import type { Order } from "./order.ts";
import { dangerRowLook, rowLook, rowsLook } from "./row-look.ts";
import { words } from "./words.ts";

/**
 * What its customer may still do with it, a row for each: take the paper or the goods along, order it
 * once more, or cancel it.
 */
export function OrderLinks({ order, canCancel }: { order: Order; canCancel: boolean }) {
  const { id, cancelledAt } = order;
  const again = (look: string) => (
    <CommandForm
      action={orderStepPath(id, "again")}
      label={words.orderAgain}
      busyLabel={ui.loading}
      className={look}
    />
  );
  return (
    <div className="mt-3 -mb-3 print:hidden">
      <ul className={`border-t ${rowsLook}`}>
        <li className="empty:hidden">
          <PaperLink order={order} look={rowLook} />
        </li>
        <li>
          <a href={keepAsListPath(id)} className={rowLook}>
            {help.keepAsList}
          </a>
        </li>
        {isGoingOn(order) ? <li>{again(rowLook)}</li> : null}
        {canCancel ? (
          <li>
            <a href={orderStepPath(id, "cancel")} className={dangerRowLook}>
              {words.cancelOrder}
            </a>
          </li>
        ) : null}
      </ul>
      {cancelledAt === null ? null : again("button button-plain mt-3 mb-3 w-full")}
    </div>
  );
}

/** Nothing where who asks may not see whose it is. */
export function PaperLink({ order, look }: { order: Order; look: string }) {
  const { id, isIssued, regime, returnCount, dispatchedAt, paidAt } = order;
  if (order.hidesCustomer) return null;
  const isBilled = isIssued === 1 || dispatchedAt !== null || paidAt !== null;
  const label = words.printIt(isBilled ? invoice.titles[regime] : words.order);
  if (isIssued === 1 && (regime !== "none" || returnCount > 0))
    return (
      <a href={orderStepPath(id, "print")} className={look}>
        {label}
      </a>
    );
  return (
    <PrintButton
      isPrintView={false}
      label={label}
      back={{ to: orderPath(id), name: words.theOrder }}
      isOther={!words.isPaper}
      look={look}
    />
  );
}
