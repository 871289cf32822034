import { counterPath, ordersPath } from "#app/addresses/side-paths.ts";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { type Pack, formatPack } from "#app/values/quantity.ts";
import { type Order, standingLines } from "./order.ts";
import { words } from "./words.ts";

/** Back to where an admin came from. */
export function BackLink({ back }: { back: string }) {
  const isCounter = back.startsWith(counterPath);
  return (
    <a href={back || ordersPath} className="link inline-block min-h-11 content-center print:hidden">
      {isCounter ? words.backToCounter : words.backToOrders}
    </a>
  );
}

const named = (goods: Named & Pack) => `${cardTitle(goods)}, ${formatPack(goods)}`;

/** Whom to call and where to go; who sees no sums of it reads here what is in the bag. */
export function StaffOrder({ order }: { order: Order }) {
  const { customerName, customerPhone, street, city, postalCode, note } = order;
  return (
    <section className="panel py-2 print:hidden" aria-label={words.customer}>
      {customerPhone ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <b>{customerName}</b>
          <a href={`tel:+91${customerPhone}`} className="link inline-block min-h-11 content-center">
            {customerPhone}
          </a>
        </p>
      ) : null}
      {street ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
            {street}, {city} {postalCode}
            <AtTheDoor {...order} />
          </p>
          <a
            href={mapLink({ street, city, postalCode })}
            className="link inline-block min-h-11 content-center"
          >
            {words.map}
          </a>
        </div>
      ) : null}
      {note ? <p className="mb-2 font-semibold">{words.note(note)}</p> : null}
      <p className="mb-2">{words.ifMissing(ifMissingLabels[order.ifMissing])}</p>
      {order.hidesCustomer ? <InTheBag order={order} /> : null}
    </section>
  );
}

function InTheBag({ order }: { order: Order }) {
  const packed = standingLines(order);
  return (
    <>
      <h2>{words.items}</h2>
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
