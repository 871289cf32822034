import { words } from "./words.ts";

/** Rings whoever ordered; nothing where that is not told. */
export function CallButton({
  order: { short, customerPhone },
}: {
  order: { short: string; customerPhone: string | null };
}) {
  if (!customerPhone) return null;
  return (
    <a href={`tel:+91${customerPhone}`} aria-label={words.callAbout(short)} className="call">
      ☎
    </a>
  );
}
