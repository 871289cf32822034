import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { counterPath, orderFromPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import styles from "#app/features/admin/counter/counter.css?url";
import { promiseOf } from "#app/features/delivery/window.ts";
import { isDue, isLate, settledWord } from "#app/features/orders/counter/counter-steps.ts";
import type { Order } from "#app/features/orders/order.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { Stand } from "#app/ui/stand.tsx";
import { formatPaise } from "#app/values/money.ts";
import { useRole } from "#app/features/admin/frame/use-role.ts";
import { may } from "#app/values/roles.ts";
import { Late } from "#app/features/admin/counter/late.tsx";
import { NothingToList } from "./nothing-to-list.tsx";
import { loadPapers } from "./load-papers.server.ts";
import { PrintList } from "./print-list.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.sheet);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export const loader = (asked: LoaderFunctionArgs) => loadPapers(asked, "counter", "packed");

/** The way round, for the delivery person's phone and on paper. */
export default function DeliverySheet() {
  const { orders, isAll, now } = useLoaderData<typeof loader>();
  const isForTill = may(useRole(), "till");
  if (orders.length === 0) return <NothingToList title={words.sheet} text={words.nothingPacked} />;
  const due = orders.filter(isDue).reduce((sum, { payablePaise }) => sum + payablePaise, 0);
  return (
    <main id="main" className="counter sheet-of-stops roll">
      <BackLink to={counterPath}>{counter.toCounter}</BackLink>
      <header>
        <h1>{words.sheet}</h1>
        <PrintList />
      </header>
      <p>
        {isForTill ? (
          <Filled
            text={words.stops(orders.length)}
            sum={<b className="money">{formatPaise(due)}</b>}
          />
        ) : (
          words.stopsAlone(orders.length)
        )}
      </p>
      {isAll ? <p className="text-xs text-stone print:hidden">{words.allPacked}</p> : null}
      <div className="stops">
        {orders.map((order) => (
          <Stop key={order.id} order={order} now={now} />
        ))}
      </div>
    </main>
  );
}

function Stop({ order, now }: { order: Order; now: number }) {
  const { id, short, customerName, customerPhone, street, city, postalCode, note } = order;
  const promise = promiseOf(order);
  return (
    <article aria-labelledby={id}>
      <div className="facts">
        <h2 id={id}>
          <a
            href={orderFromPath(id, counterPath)}
            className="link inline-block min-h-11 content-center"
          >
            {short}
          </a>
        </h2>
        <span>{customerName}</span>
        <span className="money">
          {order.hidesCustomer ? null : isDue(order) ? (
            <Filled text={words.collect} sum={<b>{formatPaise(order.payablePaise)}</b>} />
          ) : (
            words.nothingToCollect(settledWord(order))
          )}
        </span>
      </div>
      <address>
        {street}, {city} {postalCode}
        <AtTheDoor {...order} />
      </address>
      <p className="how-far print:hidden">
        <Stand {...standOf(order)} />
        {order.deliveredAt === null && order.cancelledAt === null && isLate(order, now) ? (
          <Late />
        ) : null}
      </p>
      <p>{[counter.items(order.lines.length), promise].filter(Boolean).join(" · ")}</p>
      {note ? <p className="font-semibold">{words.note(note)}</p> : null}
      <p className="reach">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className="button button-plain">
            <span aria-hidden="true">☎</span> {customerPhone}
          </a>
        ) : null}
        <a
          href={mapLink({ street, city, postalCode })}
          className="button button-plain print:hidden"
        >
          {words.map}
        </a>
      </p>
    </article>
  );
}
