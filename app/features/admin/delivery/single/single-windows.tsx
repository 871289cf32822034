import { Form } from "@remix-run/react";
import { deliveryCommandPath } from "#app/addresses/side-paths.ts";
import type { RefusedDelivery } from "#app/features/admin/delivery/answer-form.server.ts";
import { refusedIn } from "#app/features/admin/delivery/refused-form.ts";
import { WindowInputs, terms, times } from "#app/features/admin/delivery/window-inputs.tsx";
import { words as delivery } from "#app/features/admin/delivery/words.ts";
import { Field } from "#app/ui/field.tsx";
import { RowButton } from "#app/features/admin/delivery/row-button.tsx";
import { spanOf } from "#app/features/delivery/window.ts";
import type { KeptSlot } from "#app/features/delivery/windows/slots.server.ts";
import { formatDate, indianDay } from "#app/values/dates.ts";
import { clockTime, minuteOfDay } from "#app/values/indian-days.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type SingleWindowsProps = {
  slots: KeptSlot[];
  today: string;
  refused: RefusedDelivery | undefined;
};

/** Windows that no weekday makes. */
export function SingleWindows({ slots, today, refused }: SingleWindowsProps) {
  return (
    <section className="panel">
      <h2 className="mb-2">{words.title}</h2>
      <p className="mb-3 text-stone">{words.forOneDay}</p>
      {slots.length > 0 ? (
        <ul className="fold-rows">
          {slots.map((slot) => (
            <SlotRow key={slot.id} slot={slot} />
          ))}
        </ul>
      ) : null}
      <AddSlot key={slots.length} today={today} refused={refused} />
    </section>
  );
}

function AddSlot({ today, refused }: Omit<SingleWindowsProps, "slots">) {
  const { errors, values } = refusedIn(refused, "slot/add");
  return (
    <details className="adds" open={refused?.command === "slot/add"}>
      <summary className="min-h-11 content-center font-semibold text-leaf">{words.add}</summary>
      <Form
        method="post"
        action={deliveryCommandPath("slot/add")}
        noValidate
        className="mt-2 max-w-md"
      >
        <Field
          label={delivery.day}
          name="day"
          type="date"
          min={today}
          defaultValue={values.day}
          error={errors.day}
        />
        <div className="pairs">
          <WindowInputs fields={[...times, ...terms]} values={values} errors={errors} />
        </div>
        <button type="submit" className="button w-full">
          {delivery.addWindow}
        </button>
      </Form>
    </details>
  );
}

function SlotRow({ slot }: { slot: KeptSlot }) {
  const { id, fromAt, toAt, taken, capacity, feePaise } = slot;
  const name = `${formatDate(fromAt)}, ${spanOf(fromAt, toAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <p className="min-w-0 flex-1">
        <b>{name}</b>
        <span className="block text-xs text-stone">
          {words.about(words.taken(taken, capacity), formatPaise(feePaise), closingOf(slot))}
        </span>
      </p>
      <RowButton command="slot/remove" fields={{ id }} label={words.remove} about={name} />
    </li>
  );
}

/** On the clock of its hours; with a day only where that is another one. */
function closingOf({ fromAt, cutoffAt }: KeptSlot) {
  const minute = minuteOfDay(cutoffAt);
  const time = minute === 12 * 60 ? words.noon : clockTime(minute);
  return indianDay(cutoffAt) === indianDay(fromAt) ? time : `${formatDate(cutoffAt)}, ${time}`;
}
