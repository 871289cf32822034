import { useEffect, useState } from "react";
import { savedAt } from "#app/platform/saved-copy.ts";

/** Says that a page came from this phone, and offers a new one once there is a network. */
export function SavedCopy({ isCart, path }: { isCart: boolean; path: string }) {
  const [saved, setSaved] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    setSaved(savedAt());
    const tell = () => setBack(true);
    addEventListener("online", tell);
    return () => removeEventListener("online", tell);
  }, []);
  if (saved === null) return null;
  const when = new Date(saved).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <p role="status" className="bg-sand p-2 text-center print:hidden">
      {isCart ? "No connection: your cart as this phone keeps it." : `Saved copy of ${when}.`}{" "}
      Prices and stock are checked before you order.{" "}
      {isBack ? (
        <a href={path} className="link">
          The network is back: load this page anew
        </a>
      ) : null}
    </p>
  );
}
