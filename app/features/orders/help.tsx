import type { ReactNode } from "react";
import { returnsPath } from "#app/addresses/paths.ts";
import { complainOfPath } from "#app/addresses/side-paths.ts";
import { messageLink } from "#app/features/cart/page/messaging.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { type Order, isHere } from "./order.ts";
import { words } from "./help.words.ts";
import { rowLook, rowsLook } from "./row-look.ts";

/** Whom to ask, also about what is wrong with what was delivered; what isn't set up isn't shown. */
export function Help({ order, shop }: { order: Order; shop: ShopContact }) {
  const isOut = order.dispatchedAt !== null && order.cancelledAt === null;
  return (
    <section className="panel print:hidden" aria-labelledby="help">
      <h2 id="help" className="text-base">
        {isHere(order) ? words.wrong : words.questions}
      </h2>
      {isHere(order) ? <WhatToDo order={order} /> : null}
      <WaysToAsk shop={shop} about={words.about(order.short)}>
        {isOut && !isHere(order) ? (
          <Way to={complainOfPath(order.id)} name={words.complain} />
        ) : null}
      </WaysToAsk>
    </section>
  );
}

type WaysToAskProps = { shop: ShopContact; about: string; children?: ReactNode };

export function WaysToAsk({ shop, about, children }: WaysToAskProps) {
  const phone = shop.contactPhone || shop.supportPhone;
  const message = messageLink(shop.messagingLink, about);
  return (
    <ul className={`mt-2 -mb-3 border-t ${rowsLook}`}>
      {phone ? <Way to={`tel:+91${phone}`} name={words.call(phone)} /> : null}
      {message ? <Way to={message} name={words.message} /> : null}
      {children}
    </ul>
  );
}

/** About what was delivered. */
function WhatToDo({ order }: { order: Order }) {
  return (
    <>
      <p className="mt-1 text-sm">{words.tellUs}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={complainOfPath(order.id)} className={button}>
          {words.complain}
        </a>
        <a href={returnsPath} className={button}>
          {words.giveBack}
        </a>
      </div>
    </>
  );
}

const button = "button button-plain flex-1 px-1 text-center text-sm";

function Way({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <a href={to} rel="noopener" className={rowLook}>
        {name}
      </a>
    </li>
  );
}
