import { Form } from "@remix-run/react";
import { runCommandPath } from "#app/addresses/side-paths.ts";
import { asSoonAsPossible, windowLabel } from "#app/features/delivery/window.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import type { Drop } from "#app/features/orders/run/read-run.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { Field } from "#app/ui/field.tsx";
import { UpiPayment, type UpiRequest } from "#app/ui/upi-payment.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { RefusedRun } from "./answer-run.server.ts";
import { words } from "./words.ts";

type DropPanelProps = {
  drop: Drop & { upi: UpiRequest | null };
  now: number;
  refusal: RefusedRun | undefined;
};

const large = "button button-plain min-h-14 flex-1 text-lg";

/** One door: how much, whom to call, where, and the code that ends it. */
export function DropPanel({ drop, now, refusal }: DropPanelProps) {
  const { id, short, name, phone, duePaise, isOut, upi, note } = drop;
  return (
    <section className="panel mb-4" aria-label={short}>
      <div className="flex items-baseline justify-between gap-3">
        <h2>
          {short} <span className="text-base font-normal">{name}</span>
        </h2>
        <span className="text-sm text-stone">{whenOf(drop, now)}</span>
      </div>
      <p className="my-2 text-[1.625rem] leading-tight font-bold">
        {duePaise > 0 ? formatPaise(duePaise) : words.paid}
      </p>
      <p>
        {drop.street}, {drop.city} {drop.postalCode}
      </p>
      <AtTheDoor {...drop} />
      {note ? <p className="font-semibold wrap-anywhere">{note}</p> : null}
      <div className="my-3 flex gap-3">
        <a href={`tel:+91${phone}`} className={large}>
          {phone}
        </a>
        <a href={mapLink(drop)} rel="noopener" className={large}>
          {words.map}
        </a>
      </div>
      {isOut ? (
        <DoorForm id={id} isDue={duePaise > 0} refusal={refusal} />
      ) : (
        <p className="text-stone">{words.notOut}</p>
      )}
      {isOut && upi ? (
        <details className="mt-3">
          <summary className="min-h-11 content-center font-semibold">{words.upi}</summary>
          <UpiPayment upi={upi} isOwnPhone={false} />
        </details>
      ) : null}
    </section>
  );
}

function whenOf({ slotFrom, slotTo }: Drop, now: number): string {
  return slotFrom !== null && slotTo !== null
    ? windowLabel({ fromAt: slotFrom, toAt: slotTo }, now)
    : asSoonAsPossible();
}

type DoorFormProps = { id: string; isDue: boolean; refusal: RefusedRun | undefined };

function DoorForm({ id, isDue, refusal }: DoorFormProps) {
  const { field, message, values = {} } = refusal ?? {};
  const errorOf = (name: string) => (field === name ? message : undefined);
  return (
    <Form method="post" action={runCommandPath("deliver")} noValidate>
      {field === "" ? <Alert>{message}</Alert> : null}
      <input type="hidden" name="orderId" value={id} />
      <Field
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={errorOf("code")}
      />
      {isDue ? (
        <Field
          label={words.reference}
          hint={words.referenceHint}
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.reference ?? ""}
          error={errorOf("reference")}
        />
      ) : null}
      {isDue ? (
        <div className="grid gap-3">
          <button type="submit" name="method" value="cash" className="button min-h-14 w-full">
            {words.withCash}
          </button>
          <button
            type="submit"
            name="method"
            value="upi"
            className="button button-plain min-h-14 w-full"
          >
            {words.withUpi}
          </button>
        </div>
      ) : (
        <button type="submit" className="button min-h-14 w-full">
          {words.delivered}
        </button>
      )}
    </Form>
  );
}
