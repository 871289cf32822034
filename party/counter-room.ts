import { counterEnded, isTooLarge, parseOrderNews } from "./messages.ts";
import { createFloodGuard, type RoomListener, type RoomSettings } from "./room.ts";

/** Who may still listen after it comes again with a new token; who signed out gets none. */
export const counterHearsMs = 5 * 60_000;

/** Says 'look' to every counter; what there is to see they ask the shop. */
export function createCounterRoom() {
  const guard = createFloodGuard();
  return {
    join(listener: RoomListener, settings: RoomSettings, now: number): void {
      listener.setState(now + Number(settings.COUNTER_HEARS_MS ?? counterHearsMs));
    },
    closeEnded,
    hear(listener: RoomListener, _: unknown, now: number): void {
      guard(listener, now);
    },
    publish: publishNews,
  };
}

/** Closes those whose time is over; answers when the next one's is, null with nobody left. */
function closeEnded(listeners: Iterable<RoomListener>, now: number): number | null {
  let next: number | null = null;
  for (const listener of listeners) {
    const end = Number(listener.state);
    if (end > now) next = Math.min(end, next ?? end);
    else listener.close(counterEnded, "Come again with a new token");
  }
  return next;
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
