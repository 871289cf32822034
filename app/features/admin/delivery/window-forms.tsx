import { Form } from "@remix-run/react";
import { useId } from "react";
import { changeWindowPath, deliveryCommandPath } from "#app/addresses/side-paths.ts";
import type { Template } from "#app/features/delivery/windows/templates.server.ts";
import { type WeekWindow, weekWindows } from "#app/features/delivery/windows/week-windows.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { clockSpan, weekdays } from "#app/values/indian-days.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";
import { WindowInputs, terms, times } from "./window-inputs.tsx";
import { words } from "./words.ts";

type WindowFormsProps = {
  templates: Template[];
  /** The ids of those that are to be changed, with commas between. */
  changed: string | null;
  refused: RefusedDelivery | undefined;
};

/** Windows of the week; those of the next 7 days are made from them. */
export function WindowForms({ templates, changed, refused }: WindowFormsProps) {
  const { errors, values } = refusedIn(refused, "window/add");
  const windows = weekWindows(templates);
  const ids = refusedIn(refused, "window/change").values.id ?? changed;
  const meant = windows.find((window) => window.ids.join() === ids);
  return (
    <section className="panel">
      <h2 className="mb-2">{words.windows}</h2>
      <p className="mb-3 text-stone">
        {templates.length === 0 ? words.noWindows : words.shoppersChoose}
      </p>
      {windows.length > 0 ? <WindowRows windows={windows} /> : null}
      {meant ? <ChangeForm key={ids} window={meant} refused={refused} /> : null}
      <details className="adds" open={windows.length === 0 || refused?.command === "window/add"}>
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {words.addAWindow}
        </summary>
        <Form
          method="post"
          action={deliveryCommandPath("window/add")}
          noValidate
          className="mt-2 max-w-md"
        >
          <DayField error={errors.weekday} chosen={values.weekday} />
          <div className="pairs">
            <WindowInputs fields={[...times, ...terms]} values={values} errors={errors} />
          </div>
          <button type="submit" className="button w-full">
            {words.addWindow}
          </button>
        </Form>
      </details>
    </section>
  );
}

type ChangeFormProps = { window: WeekWindow; refused: RefusedDelivery | undefined };

const daysOf = ({ weekdays: days }: WeekWindow) =>
  days.length === weekdays().length
    ? words.everyDay
    : days.map((day) => weekdays()[day]).join(", ");
const calledSo = (window: WeekWindow) =>
  `${daysOf(window)} ${clockSpan(window.fromMinute, window.toMinute)}`;

/** With the windows of the coming days that were made from them. */
function ChangeForm({ window, refused }: ChangeFormProps) {
  const { ids, capacity, cutoffMinutes, feePaise } = window;
  const { errors, values } = refusedIn(refused, "window/change");
  const kept = {
    capacity: String(capacity),
    cutoff: String(cutoffMinutes),
    fee: formatRupeesPlain(feePaise),
  };
  return (
    <Form
      method="post"
      action={deliveryCommandPath("window/change")}
      noValidate
      id="window"
      className="panel mt-4 max-w-md"
    >
      <h3 className="mb-3">{calledSo(window)}</h3>
      <input type="hidden" name="id" value={ids.join()} />
      <div className="pairs">
        <WindowInputs fields={terms} values={{ ...kept, ...values }} errors={errors} />
      </div>
      <button type="submit" className="button w-full">
        {words.saveWindow}
      </button>
    </Form>
  );
}

function DayField({ error, chosen }: { error: string | undefined; chosen: string | undefined }) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.day}
      </label>
      <select
        id={id}
        name="weekday"
        className="field"
        defaultValue={chosen ?? "every"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="every">{words.everyDay}</option>
        {weekdays().map((name, weekday) => (
          <option key={name} value={weekday}>
            {name}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}

/** A row each; what is done with it is a tap away. */
function WindowRows({ windows }: { windows: WeekWindow[] }) {
  return (
    <ul className="fold-rows">
      {windows.map((window) => (
        <li key={window.ids.join()}>
          <details>
            <summary>
              <span>
                <b>{clockSpan(window.fromMinute, window.toMinute)}</b> {daysOf(window)}
                <small>{termsOf(window)}</small>
              </span>
            </summary>
            <div className="choices">
              <a href={changeWindowPath(window.ids.join())} className="button button-plain">
                {words.change}
                <span className="sr-only"> {calledSo(window)}</span>
              </a>
              <RowButton
                command="window/remove"
                fields={{ id: window.ids.join() }}
                label={words.remove}
                about={calledSo(window)}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** How many, for how much and until when, in one line. */
const termsOf = ({ capacity, feePaise, cutoffMinutes }: WeekWindow) =>
  [
    words.soManyOrders(capacity),
    feePaise === 0 ? words.isFree : words.feeOf(formatPaise(feePaise)),
    cutoffMinutes === 0 ? words.closesAtBegin : words.closesBefore(cutoffMinutes),
  ].join(" · ");
