import { type ReactNode, useEffect, useId, useRef } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { formatPaise } from "#app/values/money.ts";
import { type ShownWindow, type ShutDay, openDayOf } from "./shown-window.ts";
import { words } from "./words.ts";

type WindowChoiceProps = {
  windows: ShownWindow[];
  chosen: string | undefined;
  onChoose: (window: ShownWindow) => void;
  /** Whose times were looked at last. */
  day: string | undefined;
  /** Days among them without delivery, and that the shop is closed now. */
  shut?: ShutDay[] | undefined;
  note?: string | null | undefined;
  error: string | undefined;
  /** Of the form it belongs to, where it stands outside it. */
  form?: string | undefined;
};

const chip =
  "flex min-h-12 items-center rounded-md border border-line bg-card has-checked:border-leaf has-checked:bg-mint has-checked:font-bold has-disabled:text-stone has-focus-visible:outline-3 has-focus-visible:outline-leaf";

/** Days as chips in one row, and under it the times of the chosen one; all of them in an old browser. */
export function WindowChoice(props: WindowChoiceProps) {
  const { windows, chosen, onChoose, day: seenDay, shut = [], note, error, form } = props;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error) box.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }, [error]);
  const wrong = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  const days = daysOf(windows);
  const open = seenDay ?? openDayOf(windows, chosen);
  const first = days.find(({ day }) => day === open)?.windows.find(({ isFull }) => !isFull);
  return (
    <fieldset className="mb-5" ref={box}>
      <legend className="mb-2 flex items-center gap-2 text-lg font-bold">
        <LineIcon name="clock" />
        {words.when}
      </legend>
      {note ? <OpeningNote>{note}</OpeningNote> : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <DayRow columns={days.length + shut.length}>
        {days.map(({ day, date, windows: its }) => (
          <Day
            key={day}
            {...{ day, date, form }}
            isOpen={day === open}
            shut={shut.filter(({ before }) => before === day)}
          >
            {its.map((window) => (
              <label key={window.id} className={`${chip} gap-3 px-3 py-1`}>
                <input
                  type="radio"
                  name="slotId"
                  form={form}
                  value={window.id}
                  defaultChecked={window.id === chosen}
                  onChange={() => onChoose(window)}
                  disabled={window.isFull}
                  autoFocus={Boolean(error) && window.id === first?.id}
                  {...wrong}
                />
                <Time window={window} isAnyCharged={its.some(({ feePaise }) => feePaise > 0)} />
              </label>
            ))}
          </Day>
        ))}
      </DayRow>
    </fieldset>
  );
}

const columnsFor: Record<number, string> = {
  3: "[--n:3]",
  4: "[--n:4]",
  5: "[--n:5]",
  6: "[--n:6]",
  7: "[--n:7]",
  8: "[--n:7]",
};

/** Where they have no room beside each other they scroll, and the day that is seen is in sight. */
function DayRow({ columns, children }: { columns: number; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector("[name=day]:checked")?.parentElement;
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft + chip.offsetWidth - row.current.clientWidth;
  }, []);
  return (
    <div className="@container">
      <div
        ref={row}
        className={`relative -m-1 grid grid-cols-[repeat(var(--n,2),minmax(5.5rem,1fr))] gap-2 overflow-x-auto p-1 ${columnsFor[columns] ?? ""}`}
      >
        {children}
      </div>
    </div>
  );
}

type DayProps = Pick<WindowChoiceProps, "form"> & {
  day: string;
  date: string | undefined;
  isOpen: boolean;
  /** Those before it on which the shop is shut. */
  shut: ShutDay[];
  children: JSX.Element[];
};

const dayChip = `${chip} relative justify-center px-1 text-center text-xs leading-4`;

function Day({ day, date, isOpen, shut, form, children }: DayProps) {
  return (
    <>
      {shut.map((one) => (
        <p key={one.day} className={`${dayChip} text-stone`}>
          <span>
            {one.day} <span className="block">{words.shut}</span>
          </span>
        </p>
      ))}
      <label className={`${dayChip} font-semibold`}>
        <input
          type="radio"
          name="day"
          form={form}
          className="sr-only"
          defaultChecked={isOpen}
          value={day}
        />
        <span>
          {day} {date ? <span className="block font-normal">{date}</span> : null}
        </span>
      </label>
      <div className="of-choice sticky left-0">{children}</div>
    </>
  );
}

function Time({ window, isAnyCharged }: { window: ShownWindow; isAnyCharged: boolean }) {
  const { id, day, time, isFull, feePaise } = window;
  return (
    <span className="flex flex-1 flex-wrap gap-x-3">
      {id ? <span className="sr-only">{day} </span> : null}
      {isFull ? words.fullWindow(time) : time}{" "}
      {isAnyCharged ? (
        <span className="ml-auto text-sm font-normal text-stone">
          {feePaise > 0 ? (
            <span className="money">+{formatPaise(feePaise)}</span>
          ) : (
            words.noExtraFee
          )}
        </span>
      ) : null}
    </span>
  );
}

/** What a shopper should know of today. */
export function OpeningNote({ children }: { children: string }) {
  return <p className="mb-2 rounded-md bg-sand px-3 py-2 text-sm">{children}</p>;
}

function daysOf(windows: ShownWindow[]) {
  return [...new Set(windows.map(({ day }) => day))].map((day) => ({
    day,
    date: windows.find((window) => window.day === day)?.date,
    windows: windows.filter((window) => window.day === day),
  }));
}
