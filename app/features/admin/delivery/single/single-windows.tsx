import { RowButton } from "#app/features/admin/delivery/row-button.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
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
      <p className="mb-3 text-stone">{words.about}</p>
      <Sheet
        heads={[words.columns.window, words.columns.closes]}
        numbers={[words.columns.taken, words.columns.fee]}
        hasActions
      >
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} />
        ))}
      </Sheet>
    </section>
  );
}

function SlotRow({ slot }: { slot: KeptSlot }) {
  const { id, fromAt, toAt, cutoffAt, taken, capacity, feePaise } = slot;
  const name = `${formatDate(fromAt)}, ${spanOf(fromAt, toAt)}`;
  return (
    <tr>
      <th scope="row" data-label={words.columns.window}>
        {name}
      </th>
      <td data-label={words.columns.closes}>{formatMoment(cutoffAt)}</td>
      <td data-label={words.columns.taken} className="number">
        {words.taken(taken, capacity)}
      </td>
      <td data-label={words.columns.fee} className="number">
        {formatPaise(feePaise)}
      </td>
      <td>
        <RowButton command="slot/remove" fields={{ id }} label={words.remove} about={name} />
      </td>
    </tr>
  );
}
