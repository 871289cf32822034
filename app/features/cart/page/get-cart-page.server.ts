// The page shows the cart as the database prices it now; who is asking only decides where checkout
// starts.
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cashLabel, onlineLabel, onlineMethod } from "#app/values/payment-method.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { type CartDelivery, getCartDelivery } from "#app/features/cart/delivery-of-cart.server.ts";
import { type CartOffers, getCartOffers } from "#app/features/cart/cart-offers.server.ts";
import { getCart } from "#app/features/cart/get-cart.server.ts";
import { findLike } from "#app/features/cart/like-it.server.ts";
import { type LikeItLink, likeItLink } from "#app/features/cart/like-it.ts";
import { type NotAddedLine, notAddedLines } from "#app/features/cart/not-added.server.ts";
import { type LastTime, getLastTime } from "./last-time.server.ts";
import { messagingLink, notAddedLink } from "./messaging.ts";
import { nameByOrders } from "./ordered-names.server.ts";

export type CartPageData = {
  lines: CartLine[];
  isSignedIn: boolean;
  /** Null where nothing of it is kept. */
  delivery: CartDelivery | null;
  messagingHref: string | null;
  /** None where the shop has none for this cart, and takes no code. */
  offers?: CartOffers;
  /** How the last order went, for who has one; null where something keeps that from being repeated. */
  lastTime: { where: string; method: string } | null;
  notAdded: { lines: { text: string; like: LikeItLink[] }[]; messagingHref: string | null };
};

export async function getCartPage(context: RequestContext): Promise<CartPageData> {
  const notAdded = notAddedLines(context);
  const [cart, visitor, delivery, lastTime, offers, lines] = await Promise.all([
    getCart(context),
    getVisitor(context),
    getCartDelivery(context),
    context.sessionHash ? getLastTime(context) : null,
    getCartOffers(context),
    withLike(context, notAdded),
  ]);
  return {
    lines: await nameByOrders(context, cart.lines),
    isSignedIn: visitor !== null,
    delivery: cart.lines.length > 0 ? delivery : null,
    ...(offers ? { offers } : {}),
    messagingHref: messagingLink(context.config.MESSAGING_LINK, cart),
    lastTime: visitor && lastTime ? placeAndMethod(lastTime) : null,
    notAdded: {
      lines,
      messagingHref: notAddedLink(
        context.config.MESSAGING_LINK,
        notAdded.map(({ text }) => text),
      ),
    },
  };
}

async function withLike(context: RequestContext, lines: NotAddedLine[]) {
  const lacking = lines.flatMap(({ financialId, name = "" }) =>
    financialId === undefined ? [] : [{ financialId, name }],
  );
  const like = await findLike(context, lacking);
  return lines.map(({ text, financialId = "" }) => ({
    text,
    like: (like.get(financialId) ?? []).map(likeItLink),
  }));
}

function placeAndMethod({ street, city, postalCode, paymentMethod }: LastTime) {
  return {
    where: `${street}, ${city} ${postalCode}`,
    method: paymentMethod === onlineMethod ? onlineLabel() : cashLabel(),
  };
}
