import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { words as ui } from "#app/ui/words.ts";
import { indianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./mine.words.ts";
import type { MyOrder } from "./my-orders.server.ts";

/** Date, goods, status, total and ways on beside each other, where there is room. */
export const orderGrid =
  "@2xl:grid @2xl:grid-cols-[5.5rem_minmax(0,1fr)_6.5rem_6rem_auto] @2xl:items-center @2xl:gap-x-3";
export const orderPlace = {
  date: "@2xl:order-1",
  goods: "@2xl:order-2",
  status: "@2xl:order-3",
  total: "@2xl:order-4",
  actions: "@2xl:order-5 @2xl:w-40",
};

type MyOrderRowProps = {
  order: MyOrder;
  canPayOnline: boolean;
  /** Where it is not among those that are shown first. */
  look: string;
};

export function MyOrderRow({ order, canPayOnline, look }: MyOrderRowProps) {
  const { id, createdAt, isPaid, totalPaise, isNothingLeft, isOnKhata } = order;
  return (
    <tr
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 ${orderGrid} ${look}`}
    >
      <td className={`${orderPlace.date} flex-1 font-semibold whitespace-nowrap`}>
        {indianDay(createdAt)}
      </td>
      <td className={`${orderPlace.status} order-3 flex-1 whitespace-nowrap`}>
        <OrderStatus {...{ id, isPaid, isNothingLeft, isOnKhata, canPayOnline }} />
      </td>
      <td className={`${orderPlace.actions} order-3`}>
        <div className="flex flex-wrap items-center gap-x-4 @2xl:justify-end">
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
      <td className={`${orderPlace.total} money order-1 text-right font-semibold`}>
        {formatPaise(totalPaise)}
      </td>
      <td className={`${orderPlace.goods} order-2 basis-full text-sm leading-5 wrap-anywhere`}>
        <OrderGoods order={order} />
      </td>
    </tr>
  );
}

function OrderGoods({ order }: Pick<MyOrderRowProps, "order">) {
  const { image, step, short, refundPaise, items } = order;
  return (
    <div className="flex items-center gap-3">
      <Picture image={image} alt="" sizes="small" className="size-10 flex-none rounded-md" />
      <p className="min-w-0">
        <strong>{step}</strong>{" "}
        <span className="text-xs text-stone">
          {`· ${short}`}
          {refundPaise > 0 ? (
            <span className="block">{words.refund(formatPaise(refundPaise))}</span>
          ) : null}
          <span className="line-clamp-2">{items}</span>
        </span>
      </p>
    </div>
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
