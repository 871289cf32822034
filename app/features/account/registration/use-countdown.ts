import { useEffect, useState } from "react";

/** Whole seconds left of `ms`; 0 until scripts run, so that only they lock anything. */
export function useCountdown(ms: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + ms;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    if (ms === 0) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}

/** "4:05" */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
