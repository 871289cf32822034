import * as v from "valibot";
import type { GatewayEvent } from "#app/features/payments/gateway/gateway.ts";

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(100),
);

const EventSchema = v.object({
  id,
  event_name: v.pipe(v.string(), v.maxLength(100)),
  content: v.fallback(v.object({ order: v.object({ order_id: id }) }), { order: { order_id: "" } }),
});

/** Null for anything that is no event. */
export function parseEvent(text: string): GatewayEvent | null {
  const json = parseJson(text);
  const event = v.safeParse(EventSchema, json);
  if (!event.success) return null;
  const { id: eventId, event_name: name, content } = event.output;
  return {
    id: eventId.toWellFormed(),
    name: name.toWellFormed(),
    paymentId: content.order.order_id.toUpperCase().toWellFormed() || null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
