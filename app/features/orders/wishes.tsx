import { ifMissingLabels } from "#app/values/order-choices.ts";
import { shownNote } from "#app/values/standing-note.ts";
import type { Order } from "./order.ts";
import { words } from "./words.ts";

/** What its customer wished, as long as it can still be heeded. */
export function Wishes({ order }: { order: Order }) {
  const { ifMissing, note } = order;
  if (!isToPack(order)) return null;
  return (
    <div className="mt-2 border-t border-line pt-2 text-sm">
      <p>{words.ifMissing(ifMissingLabels[ifMissing])}</p>
      {note ? <p>{words.note(shownNote(note))}</p> : null}
    </div>
  );
}

const isToPack = ({ packedAt, cancelledAt }: Order) => packedAt === null && cancelledAt === null;

/** What who packs it does where something is missing, with its goods. */
export function PackersWish({ order }: { order: Order }) {
  if (!isToPack(order)) return null;
  return (
    <p className="mb-2 rounded-md bg-sand px-2 py-1 font-semibold wrap-anywhere print:hidden">
      {words.ifMissing(ifMissingLabels[order.ifMissing])}
    </p>
  );
}
