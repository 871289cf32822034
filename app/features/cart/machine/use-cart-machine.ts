import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CartSummary } from "#app/features/cart/cart.ts";
import { advanceCart } from "./advance-cart.ts";
import { type CartEffect, type CartEvent, type CartState, startCart } from "./cart-state.ts";
import { arrival, openWorld } from "./cart-world.ts";

type Dispatch = (event: CartEvent) => void;

/**
 * Runs the machine: each event advances it at once, and its effects are run before the next one.
 */
export function useCartMachine(
  loaded: CartSummary,
  roomUrl: string | undefined,
): [CartState, Dispatch] {
  const [cart, setCart] = useState(() => startCart(loaded));
  const current = useRef(cart);
  const run = useRef<(effect: CartEffect) => void>(() => undefined);
  const { state, revalidate } = useRevalidator();
  const isLoading = useNavigation().state !== "idle" || state !== "idle";

  const dispatch = useCallback((event: CartEvent) => {
    const [next, effects] = advanceCart(current.current, event);
    current.current = next;
    setCart(next);
    effects.forEach((effect) => run.current(effect));
  }, []);
  useEffect(() => {
    const world = openWorld({
      dispatch,
      cart: () => current.current,
      load: revalidate,
      roomUrl,
    });
    run.current = world.run;
    dispatch(arrival());
    return world.close;
  }, [dispatch, revalidate, roomUrl]);
  useEffect(() => {
    dispatch(isLoading ? { type: "loading" } : { type: "loaded", summary: loaded });
  }, [dispatch, isLoading, loaded]);
  return [cart, dispatch];
}
