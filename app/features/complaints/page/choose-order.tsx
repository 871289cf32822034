import { complainOfPath } from "#app/addresses/side-paths.ts";
import type { MyOrder } from "#app/features/orders/my-orders.server.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** A complaint that is about an order is written where its items are. */
export function ChooseOrder({ lately }: { lately: MyOrder[] }) {
  if (lately.length === 0) return <p className="mb-4 text-stone">{words.ofOrder}</p>;
  return (
    <section className="mb-4" aria-labelledby="which-order">
      <h2 id="which-order" className="mb-2 text-lg">
        {words.whichOrder}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {lately.map(({ id, short, createdAt, items, image, step, totalPaise }) => (
          <li key={id}>
            <a
              href={complainOfPath(id)}
              className="go panel flex min-h-14 items-center gap-3 px-3 py-2"
            >
              <Picture
                image={image}
                alt=""
                sizes="small"
                className="size-10 flex-none rounded-md"
              />
              <span className="min-w-0 flex-1">
                <strong className="text-sm">{formatDate(createdAt)}</strong>{" "}
                <span className="text-xs text-stone">{orders.orderNamed(short)}</span>
                <span className="block text-xs">
                  {step} · <span className="money">{formatPaise(totalPaise)}</span>
                </span>
                <span className="line-clamp-1 text-xs text-stone">{items}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
