import { Form } from "@remix-run/react";
import { useId } from "react";
import { changeWindowPath, deliveryCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { Template } from "#app/features/delivery/windows/templates.server.ts";
import { type WeekWindow, weekWindows } from "#app/features/delivery/windows/week-windows.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { clockSpan, weekdays } from "#app/values/indian-days.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";
import { words } from "./words.ts";

type WindowFormsProps = {
  templates: Template[];
  /** The ids of those that are to be changed, with commas between. */
  changed: string | null;
  refused: RefusedDelivery | undefined;
};

const times = [
  { name: "begins", type: "time" },
  { name: "ends", type: "time" },
] as const;
const terms = [
  { name: "capacity", inputMode: "numeric" },
  { name: "fee", inputMode: "decimal" },
  { name: "cutoff", inputMode: "numeric" },
] as const;

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
      {windows.length > 0 ? <WindowTable windows={windows} /> : null}
      {meant ? <ChangeForm key={ids} window={meant} refused={refused} /> : null}
      <details open={windows.length === 0 || refused?.command === "window/add"}>
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
            <Fields fields={[...times, ...terms]} values={values} errors={errors} />
          </div>
          <button type="submit" className="button w-full">
            {words.addWindow}
          </button>
        </Form>
      </details>
    </section>
  );
}

type FieldsProps = {
  fields: readonly ((typeof times)[number] | (typeof terms)[number])[];
  values: Record<string, string | undefined>;
  errors: Record<string, string | undefined>;
};

function Fields({ fields, values, errors }: FieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.name}
      {...field}
      {...words.window[field.name]}
      autoComplete="off"
      defaultValue={values[field.name]}
      error={errors[field.name]}
    />
  ));
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
        <Fields fields={terms} values={{ ...kept, ...values }} errors={errors} />
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

function WindowTable({ windows }: { windows: WeekWindow[] }) {
  return (
    <Sheet
      heads={[words.day, words.windowHead, words.closesHead]}
      numbers={[words.orders, words.fee]}
      hasActions
      className="flow"
    >
      {windows.map((window) => (
        <tr key={window.ids.join()}>
          <th scope="row" data-label={words.day}>
            {daysOf(window)}
          </th>
          <td data-label={words.windowHead} className="bare">
            {clockSpan(window.fromMinute, window.toMinute)}
          </td>
          <td data-label={words.closesHead}>
            {window.cutoffMinutes === 0
              ? words.whenItBegins
              : words.minutesBefore(window.cutoffMinutes)}
          </td>
          <td data-label={words.orders} className="number">
            {window.capacity}
          </td>
          <td data-label={words.fee} className="number">
            {formatPaise(window.feePaise)}
          </td>
          <td>
            <div className="choices py-1">
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
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
