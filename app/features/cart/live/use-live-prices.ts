import { useRevalidator } from "@remix-run/react";
import { type Dispatch, useEffect, useRef } from "react";
import type { CartEvent } from "#app/features/cart/cart-queue.ts";
import type { Listener } from "./listen.ts";

type Live = {
  roomUrl: string | undefined;
  counts: Record<string, number>;
  dispatch: Dispatch<CartEvent>;
};

/** Listens to the room while the cart has lines; what that takes is fetched once the browser is idle. */
export function useLivePrices({ roomUrl, counts, dispatch }: Live): void {
  const ids = Object.keys(counts).sort().join(" ");
  const hasLines = ids !== "";
  const { revalidate } = useRevalidator();
  const latest = useRef({ ids, revalidate });
  useEffect(() => {
    latest.current = { ids, revalidate };
  }, [ids, revalidate]);
  const listener = useRef<Listener | null>(null);
  useEffect(() => {
    if (!roomUrl || !hasLines) return;
    let isOver = false;
    const start = async () => {
      await untilIdle();
      const { listen } = await import("./listen.ts");
      if (isOver) return;
      listener.current = listen({
        roomUrl,
        ids: latest.current.ids.split(" "),
        hear: (packs, names) => dispatch({ type: "heard", packs, names }),
        reload: () => latest.current.revalidate(),
      });
    };
    // Without it every page load still has the prices of its time.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      listener.current?.stop();
      listener.current = null;
    };
  }, [roomUrl, hasLines, dispatch]);
  useEffect(() => listener.current?.setCart(ids.split(" ")), [ids]);
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
