import { useNavigation, useRevalidator } from "@remix-run/react";
import { type Dispatch, useEffect, useRef } from "react";
import { savedAt } from "#app/platform/saved-copy.ts";
import type { CartSummary } from "./cart.ts";
import { type CartEvent, type CartQueue, delayBeforeSending, isPending } from "./cart-queue.ts";
import { isBehindStorage, storedSummary } from "./cart-storage.ts";
import { sendCommand } from "./send-command.ts";
import { keepUnsent, unsentCommands } from "./unsent.ts";

/** Sends what waits, one after another; after a failure later, or as soon as the network is back, on the next page too. */
export function useSending(
  { inFlight, waiting, failures }: CartQueue,
  dispatch: Dispatch<CartEvent>,
): void {
  const mayBeSent = !inFlight && waiting.length > 0;
  useEffect(() => {
    if (!mayBeSent) return;
    const send = () => dispatch({ type: "sent" });
    const timer = setTimeout(send, delayBeforeSending(failures));
    addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [mayBeSent, failures, dispatch]);
  useEffect(() => {
    if (inFlight) void sendCommand(inFlight).then(dispatch);
  }, [inFlight, dispatch]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) keepUnsent(inFlight ? [inFlight, ...waiting] : waiting);
    isFirst.current = false;
  }, [inFlight, waiting]);
}

/** Takes what pages load; a load that overlapped a command, an earlier page's too, or a changed price may be older and is repeated. A page kept for the time without a network knows less than the storage. */
export function useFreshSummary({
  loaded,
  queue,
  dispatch,
}: {
  loaded: CartSummary;
  queue: CartQueue;
  dispatch: Dispatch<CartEvent>;
}): void {
  const isNavigating = useNavigation().state !== "idle";
  const { state, revalidate } = useRevalidator();
  const isLoading = isNavigating || state !== "idle";
  const isStale = useRef(false);
  const isBusy = isPending(queue);
  useEffect(() => {
    if (isLoading && isBusy) isStale.current = true;
  }, [isLoading, isBusy]);
  const isLoadingNow = useRef(isLoading);
  useEffect(() => {
    isLoadingNow.current = isLoading;
  }, [isLoading]);
  useEffect(() => {
    if (isLoadingNow.current) isStale.current = true;
  }, [queue.heard]);
  const arrived = useRef(loaded);
  useEffect(() => {
    const isSavedCopy = loaded === arrived.current && savedAt() !== null;
    if (!isStale.current)
      dispatch({ type: "fresh", summary: isSavedCopy ? storedSummary() : loaded });
  }, [loaded, dispatch]);
  useEffect(() => {
    if (isLoading || isBusy || !isStale.current) return;
    isStale.current = false;
    revalidate();
  }, [isLoading, isBusy, revalidate]);
  useEffect(() => {
    const unsent = unsentCommands();
    for (const command of unsent) dispatch({ type: "asked", command });
    isStale.current = unsent.length > 0;
  }, [dispatch]);
  useReturns(arrived.current, revalidate);
}

/** A page that was asked for too early, back from one of the browser's caches, or beside another tab shows an old cart. Offline a load would only fail. */
function useReturns(arrived: CartSummary, revalidate: () => void): void {
  useEffect(() => {
    const refresh = () => {
      if (navigator.onLine) revalidate();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isTooEarly = savedAt() === null && isBehindStorage(arrived);
    if (arrival?.type === "back_forward" || isTooEarly) refresh();
    const onStorage = (event: StorageEvent) => {
      if (event.key === "cartItems") refresh();
    };
    addEventListener("pageshow", onShow);
    addEventListener("storage", onStorage);
    return () => {
      removeEventListener("pageshow", onShow);
      removeEventListener("storage", onStorage);
    };
  }, [arrived, revalidate]);
}
