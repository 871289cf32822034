import { type ReactNode, useCallback, useMemo } from "react";
import { type CartPack, type CartSummary, emptySummary } from "./cart.ts";
import { CartNotice } from "./cart-notice.tsx";
import { isPending } from "./machine/cart-state.ts";
import { useCartMachine } from "./machine/use-cart-machine.ts";
import { CartContext, type CartHandle } from "./use-cart.ts";

type CartProviderProps = {
  initial?: CartSummary | undefined;
  roomUrl?: string | undefined;
  children: ReactNode;
};

/**
 * The cart as the shopper sees it: the server's, with what was heard and asked since laid over it
 * at once.
 */
export function CartProvider({
  initial: loaded = emptySummary,
  roomUrl,
  children,
}: CartProviderProps) {
  const [cart, dispatch] = useCartMachine(loaded, roomUrl);
  const { packOffers } = loaded;
  const dismiss = useCallback(() => dispatch({ type: "dismissed" }), [dispatch]);
  const { shown: summary, live, stored, isLive } = cart;
  const pending = isPending(cart);

  const actions = useMemo(
    () => ({
      setCount(pack: CartPack, qty: number, seenPaise = pack.dpricePaise) {
        const { financialId, dpricePaise: unitPaise } = pack;
        dispatch({ type: "asked", command: { financialId, qty, unitPaise, seenPaise }, pack });
      },
      remove(financialId: string) {
        dispatch({ type: "asked", command: { financialId, qty: 0, unitPaise: 0 } });
      },
      showPage: (packs: CartPack[] | null) => dispatch({ type: "page", packs }),
    }),
    [dispatch],
  );
  const handle = useMemo((): CartHandle => {
    const countOf = (financialId: string) => summary.counts[financialId] ?? 0;
    return { ...actions, summary, countOf, pending, live, stored, isLive, packOffers };
  }, [actions, summary, pending, live, stored, isLive, packOffers]);

  return (
    <CartContext.Provider value={handle}>
      {children}
      <CartNotice
        problem={cart.problem}
        news={cart.news}
        isOffline={cart.failures > 0}
        onClose={dismiss}
      />
    </CartContext.Provider>
  );
}
