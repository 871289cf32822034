import { complainOfPath } from "#app/addresses/side-paths.ts";
import { messageLink } from "#app/features/cart/page/messaging.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { type Order, isHere } from "./order.ts";
import { words } from "./help.words.ts";

/** Whom to ask, also about what is wrong with what was delivered; what isn't set up isn't shown. */
export function Help({ order, shop }: { order: Order; shop: ShopContact }) {
  const isOut = order.dispatchedAt !== null && order.cancelledAt === null;
  const phone = shop.contactPhone || shop.supportPhone;
  const link = messageLink(shop.messagingLink, words.about(order.short));
  return (
    <section className="panel" aria-labelledby="help">
      <h2 id="help" className="text-base">
        {isHere(order) ? words.wrong : words.questions}
      </h2>
      {isHere(order) ? <p className="mt-1 text-sm">{words.tellUs}</p> : null}
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
        {isOut && !isHere(order) ? (
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
