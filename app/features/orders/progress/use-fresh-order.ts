import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Within 5 seconds of a step its page shows it. */
const everyMs = 4_000;

/** A page that is looked at follows the order until it is delivered. */
export function useFreshOrder(isDelivered: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDelivered) return;
    const look = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isDelivered, revalidate]);
}
