import { asSoonAsPossible, windowLabel } from "#app/features/delivery/window.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import type { Drop } from "#app/features/orders/run/read-run.server.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { UpiPayment, type UpiRequest } from "#app/ui/upi-payment.tsx";
import { formatPaise } from "#app/values/money.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { DropForm, type RefusedAtDoor } from "./drop-form.tsx";
import type { Tapped } from "./use-taps.ts";
import type { WaitingTap } from "./waiting-taps.ts";
import { words } from "./words.ts";

type DropPanelProps = {
  drop: Drop & { upi: UpiRequest | null };
  now: number;
  /** What was tapped and is not sent yet. */
  waiting: WaitingTap | undefined;
  refusal: RefusedAtDoor | undefined;
  onTap: (tapped: Tapped) => void;
};

const large = "button button-plain min-h-14 flex-1 text-lg";

/** One door: how much, whom to call, where, and the code that ends it. */
export function DropPanel({ drop, now, waiting, refusal, onTap }: DropPanelProps) {
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
      {note ? (
        <p className="mt-2 rounded-md bg-sand px-2 py-1 font-semibold wrap-anywhere">
          {shownNote(note)}
        </p>
      ) : null}
      <div className="my-3 flex gap-3">
        <a href={`tel:+91${phone}`} className={large}>
          {phone}
        </a>
        <a href={mapLink(drop)} rel="noopener" className={large}>
          {words.map}
        </a>
      </div>
      {waiting ? (
        <p className="min-h-14 content-center font-bold">✓ {words.tapped[waiting.method]}</p>
      ) : isOut ? (
        <DropForm {...{ id, duePaise, refusal, onTap }} />
      ) : (
        <p className="text-stone">{words.notOut}</p>
      )}
      {isOut && upi && !waiting ? (
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
