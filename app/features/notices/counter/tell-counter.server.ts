// The counters' devices are told to look, never what there is to see: nothing of a customer's is in
// it. Nobody waits for it or fails by it.
import { type OrderNews, counterRoomPath } from "#party/messages.ts";
import { publish } from "#app/platform/adapters/room.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { describeError } from "#app/platform/log/log.ts";
import { shortOf } from "#app/values/identifier.ts";
import { pushNewOrder } from "./push-new-order.server.ts";

/** Call it once the change is committed; `orderPlaced` when the order is new on the counter. */
export function tellCounter(
  context: RequestContext,
  type: OrderNews["type"],
  orderId: string,
): void {
  const news: OrderNews = { type, order: { _id: orderId, short: shortOf(orderId) } };
  context.waitUntil(
    publish(context, counterRoomPath, JSON.stringify(news)).catch((error: unknown) =>
      context.log("room-not-told", describeError(error)),
    ),
  );
  if (type === "orderPlaced") context.waitUntil(pushNewOrder(context, orderId));
}
