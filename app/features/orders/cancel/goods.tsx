import type { Order } from "#app/features/orders/order.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";

type OrderGoodsProps = Pick<Order, "short" | "payablePaise" | "lines"> & {
  /** Of its lines, by pack. */
  pictures: Record<string, string>;
};

const mostPictures = 5;

/** What would be cancelled, to know the order by. */
export function OrderGoods({ short, payablePaise, lines, pictures }: OrderGoodsProps) {
  return (
    <section className="panel" aria-labelledby="goods">
      <h2 id="goods" className="mb-2 flex flex-wrap justify-between gap-x-3 text-base">
        {orders.orderNamed(short)} <span className="money">{formatPaise(payablePaise)}</span>
      </h2>
      <div className="flex gap-2">
        {lines.slice(0, mostPictures).map(({ financialId }) => (
          <Picture
            key={financialId}
            image={pictures[financialId] ?? ""}
            alt=""
            sizes="small"
            className="size-12 rounded-md"
          />
        ))}
      </div>
      <ul className="mt-2 text-sm">
        {lines.map((line) => (
          <li key={line.financialId}>
            {`${line.qty}\u00a0× ${cardTitle(line)}, ${formatPack(line)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
