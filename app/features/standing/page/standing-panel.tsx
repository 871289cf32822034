import { Form } from "@remix-run/react";
import { orderPath } from "#app/addresses/paths.ts";
import { type StandingCommand, standingCommandPath } from "#app/addresses/side-paths.ts";
import type { LikeItLink } from "#app/features/cart/like-it.ts";
import type { Standing, StandingDay } from "#app/features/standing/standing.ts";
import { words as refusals } from "#app/features/standing/words.ts";
import { Field } from "#app/ui/field.tsx";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatDate, formatWeekday, startOfIndianDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./words.ts";

type Shown = Standing & {
  /** The next day, and what it costs with the packs that there are. */
  next: string | null;
  paise: Paise;
  /** The day of it before that on which the shop is closed. */
  shutOn: string | null;
  /** What of it can't be had. */
  missing: { text: string; like: LikeItLink[] }[];
};
type StandingPanelProps = {
  standing: Shown;
  today: string;
  /** As it was typed, where it was wrong. */
  until: string | undefined;
  wrongUntil: string | undefined;
};

const dayText = (day: string) => formatDate(startOfIndianDay(day));

const shutText = (day: string, next: string | null) =>
  next ? words.shutOn(formatWeekday(startOfIndianDay(day))) : words.alwaysShut;

export function StandingPanel({ standing, today, until, wrongUntil }: StandingPanelProps) {
  const { id, weekdays, slotFrom, mostPaise, pausedUntil, isActive, lines, isOnKhata } = standing;
  const { next, shutOn, paise, missing, days } = standing;
  const isLatest = ({ day }: StandingDay, at: number) => at === 0 || day >= today;
  const title = [
    weekdays.map((day) => words.weekdays[day - 1]).join(", "),
    ...(slotFrom ? [words.from(slotFrom)] : []),
  ].join(" · ");
  return (
    <section className="panel" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      {isActive ? null : <p className="font-semibold">{words.off}</p>}
      {pausedUntil ? (
        <p className="font-semibold">{words.pausedUntil(dayText(pausedUntil))}</p>
      ) : null}
      {shutOn ? <p className="my-2">{shutText(shutOn, next)}</p> : null}
      {next ? (
        <div className="my-3 flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-mint px-3 py-1">
          <p className="font-semibold">
            {paise > 0
              ? words.next(formatWeekday(startOfIndianDay(next)), formatPaise(paise))
              : words.waits}
          </p>
          <Command id={id} command="skip" label={words.skip} day={next} />
        </div>
      ) : null}
      <ul className="my-2">
        {lines.map((line) => (
          <li key={line.financialId}>
            {line.qty} × {cardTitle(line)}, {formatPack(line)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-stone">
        {[
          isOnKhata ? words.khata : words.cash,
          ...(mostPaise === null ? [] : [words.atMost(formatPaise(mostPaise))]),
        ].join(" · ")}
      </p>
      <Missing missing={missing} />
      <Days days={days.filter(isLatest)} />
      <Past days={days.filter((day, at) => !isLatest(day, at))} />
      {isActive ? (
        <PauseForm id={id} until={until ?? pausedUntil ?? ""} error={wrongUntil} />
      ) : null}
      <div className="mt-3 -mb-2 flex flex-wrap justify-between gap-x-5 border-t border-line pt-1">
        <Command id={id} command="switch" label={isActive ? words.switchOff : words.switchOn} />
        <Command id={id} command="remove" label={words.remove} look="text-chilli" />
      </div>
    </section>
  );
}

function Missing({ missing }: Pick<Shown, "missing">) {
  if (missing.length === 0) return null;
  return (
    <ul className="my-2">
      {missing.map(({ text, like }) => (
        <li key={text}>
          {text}
          {like.map((other) => (
            <a key={other.href} className="link flex min-h-11 items-center" href={other.href}>
              {words.likeIt(other.text)}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Past({ days }: { days: StandingDay[] }) {
  if (days.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center">{words.past}</summary>
      <Days days={days} />
    </details>
  );
}

function Days({ days }: { days: StandingDay[] }) {
  return (
    <ul>
      {days.map(({ day, outcome, orderId, paise }) => (
        <li key={day}>
          {dayText(day)}:{" "}
          {orderId ? (
            <a href={orderPath(orderId)} className="link inline-block min-h-11 content-center">
              {refusals.outcomes[outcome]}
              {paise === null ? "" : `, ${formatPaise(paise)}`}
            </a>
          ) : (
            refusals.outcomes[outcome]
          )}
        </li>
      ))}
    </ul>
  );
}

type CommandProps = {
  id: string;
  command: StandingCommand;
  label: string;
  day?: string;
  look?: string;
};

function Command({ id, command, label, day, look = "" }: CommandProps) {
  return (
    <Form method="post" action={standingCommandPath(command)}>
      <input type="hidden" name="id" value={id} />
      {day ? <input type="hidden" name="day" value={day} /> : null}
      <button type="submit" className={`link min-h-11 ${look}`}>
        {label}
      </button>
    </Form>
  );
}

type PauseFormProps = { id: string; until: string; error: string | undefined };

function PauseForm({ id, until, error }: PauseFormProps) {
  const form = useFirstWrong(error);
  return (
    <Form
      method="post"
      action={standingCommandPath("pause")}
      noValidate
      className="mt-3 -mb-4 flex flex-wrap gap-x-2"
      ref={form}
    >
      <input type="hidden" name="id" value={id} />
      <div className="min-w-40 flex-1">
        <Field label={words.pause} name="until" type="date" defaultValue={until} error={error} />
      </div>
      <button type="submit" className="button button-plain mb-4 self-end">
        {words.pauseButton}
      </button>
    </Form>
  );
}
