import { useEffect, useState } from "react";
import { savedAt } from "#app/platform/saved-copy.ts";
import { words as language } from "#app/values/words.ts";
import { words } from "./words.ts";

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
  const when = new Date(saved).toLocaleString(language.dateLocale, {
    day: "numeric",
    month: language.month,
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <p role="status" className="bg-sand p-2 text-center print:hidden">
      {isCart ? words.savedCart : words.savedCopy(when)} {words.checkedAgain}{" "}
      {isBack ? (
        <a href={path} className="link">
          {words.loadAnew}
        </a>
      ) : null}
    </p>
  );
}
