import { isTooLarge, parseOrderNews } from "./messages.ts";
import { createFloodGuard, type RoomListener } from "./room.ts";

/** Says 'look' to every counter; what there is to see they ask the shop. */
export function createCounterRoom() {
  const guard = createFloodGuard();
  return {
    hear(listener: RoomListener, _: unknown, now: number): void {
      guard(listener, now);
    },
    publish: publishNews,
  };
}

async function publishNews(request: Request, listeners: Iterable<RoomListener>): Promise<Response> {
  const text = await request.text();
  if (isTooLarge(text)) return new Response("The message is too large.", { status: 413 });
  const news = parseOrderNews(text);
  if (!news) return new Response("This is no news of an order.", { status: 400 });
  const message = JSON.stringify(news);
  for (const listener of listeners) listener.send(message);
  return new Response(null, { status: 204 });
}
