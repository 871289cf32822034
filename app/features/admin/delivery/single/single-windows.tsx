import { RowButton } from "#app/features/admin/delivery/row-button.tsx";
import { spanOf } from "#app/features/delivery/window.ts";
import type { KeptSlot } from "#app/features/delivery/windows/slots.server.ts";
import { formatDate, formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** Windows that no weekday makes; without any the page says nothing of them. */
export function SingleWindows({ slots }: { slots: KeptSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="mb-2">{words.title}</h2>
      <p className="mb-3 text-stone">{words.forOneDay}</p>
      <ul className="fold-rows">
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

function SlotRow({ slot }: { slot: KeptSlot }) {
  const { id, fromAt, toAt, cutoffAt, taken, capacity, feePaise } = slot;
  const name = `${formatDate(fromAt)}, ${spanOf(fromAt, toAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <p className="min-w-0 flex-1">
        <b>{name}</b>
        <span className="block text-xs text-stone">
          {words.about(words.taken(taken, capacity), formatPaise(feePaise), formatMoment(cutoffAt))}
        </span>
      </p>
      <RowButton command="slot/remove" fields={{ id }} label={words.remove} about={name} />
    </li>
  );
}
