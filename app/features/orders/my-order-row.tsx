import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { words as ui } from "#app/ui/words.ts";
import { indianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./mine.words.ts";
import type { MyOrder } from "./my-orders.server.ts";

export const orderCell =
  "@lg:table-cell @lg:px-2 @lg:py-2 @lg:align-middle @lg:first:pl-0 @lg:last:pr-0";

type MyOrderRowProps = {
  order: MyOrder;
  canPayOnline: boolean;
  /** Where it is not among those that are shown first. */
  look: string;
};

export function MyOrderRow({ order, canPayOnline, look }: MyOrderRowProps) {
  const { id, short, createdAt, isPaid, totalPaise, isNothingLeft, isOnKhata, step, items } = order;
  return (
    <tr
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 @lg:table-row ${look}`}
    >
      <td className={`${orderCell} flex-1 font-semibold whitespace-nowrap @lg:font-normal`}>
        {indianDay(createdAt)}
      </td>
      <td className={`${orderCell} order-3 flex-1 whitespace-nowrap`}>
        <OrderStatus {...{ id, isPaid, isNothingLeft, isOnKhata, canPayOnline }} />
      </td>
      <td className={`${orderCell} order-3`}>
        <div className="flex flex-wrap items-center gap-x-4 @lg:flex-nowrap @lg:whitespace-nowrap">
          <CommandForm
            action={orderStepPath(id, "again")}
            label={words.orderAgain}
            busyLabel={ui.loading}
            className="link min-h-11 text-sm"
          />
          <a href={orderPath(id)} className="link inline-block min-h-11 content-center text-sm">
            {words.details}
          </a>
        </div>
      </td>
      <td className={`${orderCell} money order-1 text-right font-semibold`}>
        {formatPaise(totalPaise)}
      </td>
      <td className={`${orderCell} order-2 basis-full text-sm leading-5 wrap-anywhere`}>
        <div className="flex items-center gap-3">
          <Picture
            image={order.image}
            alt=""
            sizes="small"
            className="size-10 flex-none rounded-md"
          />
          <p className="min-w-0">
            <strong>{step}</strong> <span className="text-xs text-stone">{short}</span>
            <span className="line-clamp-1 text-xs text-stone">{items}</span>
          </p>
        </div>
      </td>
    </tr>
  );
}

function OrderStatus({
  id,
  isPaid,
  isNothingLeft,
  isOnKhata,
  canPayOnline,
}: {
  id: string;
  isPaid: boolean;
  isNothingLeft: boolean;
  isOnKhata: boolean;
  canPayOnline: boolean;
}) {
  if (isPaid)
    return (
      <span className="inline-block rounded-md bg-mint px-3 py-1 text-sm font-semibold text-leaf">
        {words.paid}
      </span>
    );
  if (isNothingLeft) return null;
  if (isOnKhata) return <span className="text-sm text-stone">{words.onKhata}</span>;
  if (!canPayOnline) return <span className="text-sm text-chilli">{words.payOnDelivery}</span>;
  return (
    <CommandForm
      action={orderStepPath(id, "pay")}
      label={words.pay}
      busyLabel={words.paying}
      className="button button-danger border-chilli px-5 text-sm"
    />
  );
}
