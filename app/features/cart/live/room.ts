import type { Ears, Listener } from "./listen.ts";

type Room = { setCart(ids: string[]): void; close(): void };
type Asked = Omit<Ears, "roomUrl" | "ids"> & { roomUrl: string | undefined };

/**
 * Listens to the room while the cart has lines; what that takes is fetched once the browser is
 * idle.
 */
export function openRoom({ roomUrl, ...ears }: Asked): Room {
  let wanted: string[] = [];
  let listener: Listener | null = null;
  let isStarting = false;
  async function start(url: string): Promise<void> {
    isStarting = true;
    await untilIdle();
    const { listen } = await import("./listen.ts");
    if (wanted.length > 0) listener = listen({ ...ears, roomUrl: url, ids: wanted });
  }
  function stop(): void {
    listener?.stop();
    listener = null;
  }
  return {
    setCart(ids) {
      wanted = ids;
      if (ids.length === 0) stop();
      else if (listener) listener.setCart(ids);
      else if (roomUrl && !isStarting)
        // Without it every page load still has the prices of its time.
        void start(roomUrl)
          .catch(() => undefined)
          .finally(() => (isStarting = false));
    },
    close() {
      wanted = [];
      stop();
    },
  };
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
