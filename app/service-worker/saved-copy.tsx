import { useLocation } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { cartPath } from "#app/addresses/paths.ts";
import { savedAt } from "#app/platform/saved-copy.ts";
import { PageTraitsContext } from "#app/ui/page-traits.ts";
import { words as language } from "#app/values/words.ts";
import { words } from "./words.ts";

/** Says that a page came from this phone, and offers a new one once there is a network. */
export function SavedCopy() {
  const { pathname, search } = useLocation();
  const hasPrices = useContext(PageTraitsContext).kept !== undefined;
  const isCart = pathname === cartPath;
  const [saved, setSaved] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    setSaved(savedAt());
    const tell = () => setBack(true);
    addEventListener("online", tell);
    return () => removeEventListener("online", tell);
  }, []);
  if (saved === null) return null;
  const when = new Date(saved).toLocaleString(language.dateLocale, {
    day: "numeric",
    month: language.month,
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <p role="status" className="bg-sand p-2 text-center print:hidden">
      {isCart ? words.savedCart : words.savedCopy(when)}{" "}
      {isCart || hasPrices ? words.checkedAgain : null}{" "}
      {isBack ? (
        <a href={pathname + search} className="link">
          {words.loadAnew}
        </a>
      ) : null}
    </p>
  );
}
