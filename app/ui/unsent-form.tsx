import { useEffect, useState } from "react";
import { words } from "./words.ts";

/**
 * Holds a form that is sent without a network: the page and what was typed stay, and the shopper
 * sends it again.
 */
export function UnsentForm({
  isOrdering,
  sendsItself,
}: {
  isOrdering: boolean;
  /** Whether what is sent to an address waits for the network by itself. */
  sendsItself: (action: string) => boolean;
}) {
  const [state, setState] = useState<"waiting" | "back" | null>(null);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || form.method !== "post" || sendsItself(form.action)) return;
      event.preventDefault();
      event.stopPropagation();
      setState("waiting");
    };
    const tell = () => setState((known) => known && "back");
    addEventListener("submit", hold, true);
    addEventListener("online", tell);
    return () => {
      removeEventListener("submit", hold, true);
      removeEventListener("online", tell);
    };
  }, [sendsItself]);
  if (!state) return null;
  return (
    <p role="alert" className="notice raised print:hidden">
      {words[state][isOrdering ? "order" : "other"]}
    </p>
  );
}
