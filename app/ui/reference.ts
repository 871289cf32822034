import { createContext, useContext, useSyncExternalStore } from "react";

/** The request's id, in the markup of its answer; empty in the browser. */
export const ReferenceContext = createContext("");

/**
 * What a shopper can read out on the phone when a page or a form has failed; "" where nothing was
 * asked.
 */
export function useReference(): string {
  const own = useContext(ReferenceContext);
  return useSyncExternalStore(
    whenAnswered,
    lastFailed,
    import.meta.env.SSR ? () => own : lastFailed,
  );
}

/**
 * A failed answer names its request in `Server-Timing`, the one header that a page can read of any
 * answer.
 */
function lastFailed(): string {
  const answers = performance.getEntries() as PerformanceResourceTiming[];
  const named = answers.flatMap(({ serverTiming }) => serverTiming ?? []);
  return named.findLast(({ name }) => name === "failed")?.description ?? "";
}

function whenAnswered(read: () => void): () => void {
  const observer = new PerformanceObserver(read);
  observer.observe({ type: "resource" });
  return () => observer.disconnect();
}
