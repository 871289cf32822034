import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Order } from "./order.ts";
import { words } from "./tracking/words.ts";

/** The last step of what was paid too much: how much goes back, how far that is, and why. */
export function Refunds({ refunds, notes }: { refunds: Order["refunds"]; notes: string[] }) {
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-2">
      {refunds.map(({ amountPaise, status, at }) => (
        <p key={`${at} ${amountPaise}`} className="flex flex-wrap justify-between gap-x-3 text-sm">
          <strong>{words.refund(formatPaise(amountPaise))}</strong>
          <span className="text-xs leading-6 text-stone">
            {words.refunds[status]} · {formatDate(at)}
          </span>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}
