import type { MoneyNote } from "#app/features/payments/payment-notes.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { words } from "./tracking/words.ts";

/** What goes back of what was paid: how far that is, how much, and why. */
export function Refunds({ notes }: { notes: MoneyNote[] }) {
  return (
    <ul className="mt-2 grid gap-2 border-t border-line pt-2 empty:hidden print:border-0">
      {notes.map(({ text, refund, at }, place) => (
        <li key={place} className="text-sm">
          {refund === null ? null : (
            <p className="flex flex-wrap justify-between gap-x-3 font-bold">
              {words.refunds[refund]}
              {at === null ? null : (
                <span className="text-xs leading-5 font-normal text-stone">{formatDate(at)}</span>
              )}
            </p>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
