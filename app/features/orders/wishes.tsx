import { ifMissingLabels } from "#app/values/order-choices.ts";
import type { Order } from "./order.ts";
import { words } from "./words.ts";

/** What its customer wished, as long as it can still be heeded. */
export function Wishes({ order: { ifMissing, note, packedAt, cancelledAt } }: { order: Order }) {
  if (packedAt !== null || cancelledAt !== null) return null;
  return (
    <div className="mt-2 border-t border-line pt-2 text-sm">
      <p>{words.ifMissing(ifMissingLabels[ifMissing])}</p>
      {note ? <p>{words.note(note)}</p> : null}
    </div>
  );
}
