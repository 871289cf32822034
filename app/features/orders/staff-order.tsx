import { counterPath, ordersPath } from "#app/addresses/side-paths.ts";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { type Pack, formatPack } from "#app/values/quantity.ts";
import { formatMoment } from "#app/values/dates.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { PaperLink } from "./order-links.tsx";
import { type Order, standingLines } from "./order.ts";
import { PackersWish } from "./wishes.tsx";
import { words } from "./words.ts";

/** The way back and the paper in one line, the order's name and its time in the next. */
export function StaffHead({ order, back }: { order: Order; back: string }) {
  const isCounter = back.startsWith(counterPath);
  return (
    <div className="mb-3 print:hidden">
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <a
          href={back || ordersPath}
          className="link inline-flex min-h-11 items-center gap-1 text-sm"
        >
          <span aria-hidden="true">‹</span> {isCounter ? words.backToCounter : words.backToOrders}
        </a>
        <PaperLink order={order} look="link min-h-11 content-center text-sm" />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1>{words.orderNamed(order.short)}</h1>
        <p className="text-sm text-stone">{formatMoment(order.createdAt)}</p>
      </div>
    </div>
  );
}

const named = (goods: Named & Pack) => `${cardTitle(goods)}, ${formatPack(goods)}`;

/** Whom to call and where to go, of a sale over the counter at most whom; who sees no sums of it reads here what is in the bag. */
export function StaffOrder({ order }: { order: Order }) {
  const { customerName, customerPhone, street, note, channel } = order;
  const isSold = channel === "counter";
  if (isSold && !customerPhone && !order.hidesCustomer) return null;
  return (
    <section className="panel py-2 print:hidden" aria-label={words.customer}>
      {street ? (
        <Door order={order} />
      ) : customerPhone ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <b>{customerName}</b>
          <a href={`tel:+91${customerPhone}`} className="link inline-block min-h-11 content-center">
            {customerPhone}
          </a>
        </p>
      ) : null}
      {note ? (
        <p className="mb-2 rounded-md bg-sand px-2 py-1 font-semibold wrap-anywhere">
          {words.note(shownNote(note))}
        </p>
      ) : null}
      {order.hidesCustomer ? <InTheBag order={order} /> : null}
    </section>
  );
}

const reach = "button button-plain min-w-0 flex-[1_1_7rem] px-2";

/** Whose it is and where, and below it how to get there: by phone or by the map. */
function Door({ order }: { order: Order }) {
  const { customerName, customerPhone, street, city, postalCode } = order;
  return (
    <>
      <p className="font-bold">{customerName}</p>
      <p className="wrap-anywhere">
        {street}, {city} {postalCode}
        <AtTheDoor {...order} />
      </p>
      <p className="my-2 flex flex-wrap gap-2">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className={reach}>
            <span aria-hidden="true">☎</span> {customerPhone}
          </a>
        ) : null}
        <a href={mapLink({ street, city, postalCode })} className={reach}>
          {words.map}
        </a>
      </p>
    </>
  );
}

function InTheBag({ order }: { order: Order }) {
  const packed = standingLines(order);
  return (
    <>
      <h2>{words.items}</h2>
      <PackersWish order={order} />
      <ul>
        {order.lines.map((line) => {
          const change = packed?.find(({ financialId }) => financialId === line.financialId);
          return (
            <li key={line.financialId} className="flex gap-3 border-b border-line py-2">
              <b className="money flex-none">{change?.packed ?? line.qty} ×</b>
              <span>
                {change?.swap
                  ? words.swapped(named(line), `${change.swap.qty} × ${named(change.swap)}`)
                  : named(line)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
