import { returnsPath } from "#app/addresses/paths.ts";
import { complainOfPath } from "#app/addresses/side-paths.ts";
import { messageLink } from "#app/features/cart/page/messaging.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import type { Order } from "./order.ts";
import { words } from "./help.words.ts";

const act = "button button-plain px-1 text-center text-sm";

/** Whom to ask, and once it is delivered what to do about what is wrong; what isn't set up isn't shown. */
export function Help({ order, shop }: { order: Order; shop: ShopContact }) {
  const isOut = order.dispatchedAt !== null && order.cancelledAt === null;
  const isHere = order.deliveredAt !== null && order.cancelledAt === null;
  const phone = shop.contactPhone || shop.supportPhone;
  const link = messageLink(shop.messagingLink, words.about(order.short));
  return (
    <section className="panel" aria-labelledby="help">
      <h2 id="help" className="text-base">
        {isHere ? words.wrong : words.questions}
      </h2>
      {isHere ? (
        <>
          <p className="mt-1 mb-3 text-sm">{words.tellUs}</p>
          <div className="mb-2 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
            <a href={complainOfPath(order.id)} className={act}>
              {words.complain}
            </a>
            <a href={returnsPath} className={act}>
              {words.giveBack}
            </a>
          </div>
        </>
      ) : null}
      <ul className="-mb-2 flex flex-wrap gap-x-5 text-sm">
        {phone ? (
          <li>
            <a href={`tel:+91${phone}`} className="link inline-block min-h-11 content-center">
              {words.call(phone)}
            </a>
          </li>
        ) : null}
        {link ? (
          <li>
            <a href={link} rel="noopener" className="link inline-block min-h-11 content-center">
              {words.message}
            </a>
          </li>
        ) : null}
        {isOut && !isHere ? (
          <li>
            <a
              href={complainOfPath(order.id)}
              className="link inline-block min-h-11 content-center"
            >
              {words.complain}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
