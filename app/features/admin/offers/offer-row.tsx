import { Form } from "@remix-run/react";
import { offerCommandPath, offerPath } from "#app/addresses/side-paths.ts";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import type { ListedOffer } from "#app/features/offers/list-offers.server.ts";
import { Stand } from "#app/ui/stand.tsx";
import { words } from "./words.ts";

type OfferRowProps = { offer: ListedOffer & { title: string; goods: string | null } };

/** What it gives and to whom, how often it was used, and what it cost. */
export function OfferRow({ offer }: OfferRowProps) {
  const { id, title, goods, used, givenPaise, isActive, isKept } = offer;
  const conditions = conditionsOf(offer);
  return (
    <li>
      <div className="what">
        <p>
          <b>{title}</b>
          {goods ? ` · ${goods}` : ""}{" "}
          {isActive ? null : <Stand stand="hidden" word={words.isEnded} />}
        </p>
        {conditions.length > 0 ? (
          <p className="text-sm text-stone">{conditions.join(" · ")}</p>
        ) : null}
        <p className="text-sm">{words.usedBy(used, formatPaise(givenPaise))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <a href={offerPath(id)} className="link inline-flex min-h-11 items-center">
          {words.edit}
        </a>
        <Command id={id} command="end" turnsOn={!isActive}>
          {isActive ? words.end : words.runAgain}
        </Command>
        {isKept ? null : (
          <Command id={id} command="remove">
            {words.remove}
          </Command>
        )}
      </div>
    </li>
  );
}

type CommandProps = {
  id: string;
  command: "end" | "remove";
  turnsOn?: boolean;
  children: string;
};

function Command({ id, command, turnsOn = false, children }: CommandProps) {
  return (
    <Form method="post" action={offerCommandPath(command)}>
      <input type="hidden" name="id" value={id} />
      {turnsOn ? <input type="hidden" name="isActive" value="on" /> : null}
      <button type="submit" className="link min-h-11">
        {children}
      </button>
    </Form>
  );
}

function conditionsOf(offer: ListedOffer): string[] {
  const { kind, percent, amountPaise, atMostPaise, smallestPaise } = offer;
  const { fromDay, untilDay, times, timesEach, firstOrderOnly } = offer;
  const day = (text: string) => formatDate(startOfIndianDay(text));
  return [
    kind === "code" && percent !== null ? words.percentOff(percent) : null,
    kind === "code" && amountPaise !== null ? words.amountOff(formatPaise(amountPaise)) : null,
    atMostPaise === null ? null : words.mostOff(formatPaise(atMostPaise)),
    kind === "code" && smallestPaise > 0 ? words.fromAmount(formatPaise(smallestPaise)) : null,
    fromDay === null ? null : words.fromDay(day(fromDay)),
    untilDay === null ? null : words.untilDay(day(untilDay)),
    times === null ? null : words.forOrders(times),
    timesEach === null ? null : words.forEach(timesEach),
    firstOrderOnly ? words.forFirst : null,
  ].flatMap((condition) => condition ?? []);
}
