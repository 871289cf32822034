import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import type { CartItem, CartSummary } from "./cart.ts";
import { CartNotice } from "./cart-notice.tsx";
import { advanceQueue, isPending, shownSummary, startQueue } from "./cart-queue.ts";
import { mirrorCart } from "./cart-storage.ts";
import { useLeavingOnceSent } from "./use-leaving-once-sent.ts";
import { useLivePrices } from "./live/use-live-prices.ts";
import { CartContext, type CartHandle, emptySummary } from "./use-cart.ts";
import { useFreshSummary, useSending } from "./use-cart-queue.ts";

type CartProviderProps = {
  initial?: CartSummary | undefined;
  roomUrl?: string | undefined;
  children: ReactNode;
};

/** The cart as the shopper sees it: the server's, with what was heard and asked since laid over it at once. */
export function CartProvider({
  initial: loaded = emptySummary,
  roomUrl,
  children,
}: CartProviderProps) {
  const [queue, dispatch] = useReducer(advanceQueue, loaded, startQueue);
  const [isLive, setLive] = useState(false);
  const items = useRef(new Map<string, CartItem>());
  const dismiss = useCallback(() => dispatch({ type: "dismissed" }), []);
  const summary = useMemo(() => shownSummary(queue), [queue]);
  useEffect(() => setLive(true), []);
  useSending(queue, dispatch);
  useLeavingOnceSent(isPending(queue) && queue.failures === 0);
  useFreshSummary({ loaded, queue, dispatch });
  useEffect(() => {
    if (!isLive) return;
    mirrorCart(summary, items.current.values(), queue.live);
    // What is stored now is refreshed there; kept here it would bring its old price back.
    items.current.clear();
  }, [isLive, summary, queue.live]);
  useLivePrices({ roomUrl, counts: summary.counts, dispatch });

  const cart = useMemo(
    (): CartHandle => ({
      summary,
      isLive,
      pending: isPending(queue),
      live: queue.live,
      problem: queue.problem,
      countOf: (financialId) => summary.counts[financialId] ?? 0,
      setCount({ seenPaise, ...item }, qty) {
        items.current.set(item.financialId, item);
        const { financialId, dpricePaise: unitPaise } = item;
        dispatch({
          type: "asked",
          command: { financialId, qty, unitPaise, seenPaise: seenPaise ?? unitPaise },
        });
      },
      remove(financialId) {
        dispatch({ type: "asked", command: { financialId, qty: 0, unitPaise: 0 } });
      },
    }),
    [summary, queue, isLive],
  );

  return (
    <CartContext.Provider value={cart}>
      {children}
      <CartNotice
        problem={queue.problem}
        news={queue.news}
        isOffline={queue.failures > 0}
        onClose={dismiss}
      />
    </CartContext.Provider>
  );
}
