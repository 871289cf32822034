// Between the machine and the browser: events come in from the window, effects go out to it.
import { savedAt } from "#app/platform/saved-copy.ts";
import { lastLeft, readCart, storeCart } from "#app/features/cart/cart-storage.ts";
import { openRoom } from "#app/features/cart/live/room.ts";
import {
  type CartEffect,
  type CartEvent,
  type CartState,
  type Heard,
  holdsLinks,
} from "./cart-state.ts";
import { sendCommand } from "./send-command.ts";

type World = {
  dispatch(event: CartEvent): void;
  cart(): CartState;
  /** Has the page's data loaded anew. */
  load(): void;
  roomUrl: string | undefined;
};

/** How the effects are run, and how it all ends. */
export function openWorld(world: World): { run(effect: CartEffect): void; close(): void } {
  const { dispatch, load } = world;
  const hear = (heard: Heard) => dispatch({ type: "heard", ...heard });
  const room = openRoom({ ...world, known: world.cart, hear });
  const timers: Record<string, ReturnType<typeof setTimeout>> = {};
  const after = (timer: "wait" | "leave", ms: number, work: () => void) => {
    clearTimeout(timers[timer]);
    timers[timer] = setTimeout(work, ms);
  };
  const ignore = listenToWindow(world);
  return {
    run(effect) {
      if (effect.do === "store") storeCart(effect);
      if (effect.do === "send") void sendCommand(effect.command).then(dispatch);
      if (effect.do === "wait") after("wait", effect.ms, () => dispatch({ type: "due" }));
      if (effect.do === "load") load();
      if (effect.do === "listen") room.setCart(effect.ids);
      if (effect.do === "leave") after("leave", effect.afterMs, () => location.assign(effect.href));
    },
    close() {
      ignore();
      room.close();
      Object.values(timers).forEach(clearTimeout);
    },
  };
}

/** The page as it came: loaded, or shown again out of the browser's cache. */
export function arrival(isShownAgain = false): CartEvent {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    type: "arrived",
    isBack: isShownAgain || entry?.type === "back_forward",
    isSaved: savedAt() !== null,
    isOnline: navigator.onLine,
    ...readCart(),
  };
}

/** Answers what stops it. */
function listenToWindow({ dispatch, cart }: World): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const left = lastLeft();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && lastLeft() !== left) location.reload();
    else if (persisted) dispatch(arrival(true));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "cartItems") dispatch({ type: "stored", isOnline: navigator.onLine });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !holdsLinks(cart()) || !leavesPage(link) || isForNewTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: "leaving", href: link.href });
  };
  addEventListener("pageshow", onShow, { signal });
  addEventListener("storage", onStorage, { signal });
  addEventListener("online", () => dispatch({ type: "due" }), { signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  return () => controller.abort();
}

function isForNewTab({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey;
}

function leavesPage({ href, origin, target, download }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    !target &&
    !download &&
    href.split("#")[0] !== location.href.split("#")[0]
  );
}
