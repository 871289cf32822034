import { Form } from "@remix-run/react";
import { useId } from "react";
import { changeWindowPath, deliveryPath } from "#app/admin-addresses.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { Template } from "#app/features/delivery/windows/templates.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { clockSpan, weekdays } from "#app/values/indian-days.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";

type WindowFormsProps = {
  templates: Template[];
  /** The id of the one that is to be changed. */
  changed: string | null;
  refused: RefusedDelivery | undefined;
};

const times = [
  { name: "begins", label: "From", hint: "Such as 18:00.", inputMode: "text" },
  { name: "ends", label: "To", hint: "Such as 20:00.", inputMode: "text" },
] as const;
const terms = [
  { name: "capacity", label: "Orders", hint: "How many it takes.", inputMode: "numeric" },
  {
    name: "cutoff",
    label: "Closes so many minutes before",
    hint: "120: until 16:00 for a window from 18:00.",
    inputMode: "numeric",
  },
  { name: "fee", label: "Fee, in rupees", hint: "Beside the area's.", inputMode: "decimal" },
] as const;

/** Windows of the week; those of the next 7 days are made from them. */
export function WindowForms({ templates, changed, refused }: WindowFormsProps) {
  const { errors, values } = refusedIn(refused, "add-window");
  const id = refusedIn(refused, "change-window").values.id ?? changed;
  const meant = templates.find((template) => template.id === id);
  return (
    <section className="panel">
      <h2 className="mb-2">Windows</h2>
      <p className="mb-3 text-stone">
        {templates.length === 0
          ? "None kept: every order comes as soon as possible."
          : "Shoppers choose from those of the next 7 days, or as soon as possible."}
      </p>
      {templates.length > 0 ? <WindowTable templates={templates} /> : null}
      {meant ? <ChangeForm key={meant.id} template={meant} refused={refused} /> : null}
      <Form method="post" action={deliveryPath} noValidate className="mt-4 max-w-md">
        <DayField error={errors.weekday} chosen={values.weekday} />
        <Fields fields={[...times, ...terms]} values={values} errors={errors} />
        <button type="submit" name="to" value="add-window" className="button w-full">
          Add window
        </button>
      </Form>
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
      autoComplete="off"
      defaultValue={values[field.name]}
      error={errors[field.name]}
    />
  ));
}

type ChangeFormProps = { template: Template; refused: RefusedDelivery | undefined };

/** With the windows of the coming days that were made from it. */
function ChangeForm({ template, refused }: ChangeFormProps) {
  const { id, weekday, fromMinute, toMinute, capacity, cutoffMinutes, feePaise } = template;
  const { errors, values } = refusedIn(refused, "change-window");
  const kept = {
    capacity: String(capacity),
    cutoff: String(cutoffMinutes),
    fee: formatRupeesPlain(feePaise),
  };
  return (
    <Form
      method="post"
      action={deliveryPath}
      noValidate
      id="window"
      className="panel mt-4 max-w-md"
    >
      <h3 className="mb-3">
        {weekdays[weekday]} {clockSpan(fromMinute, toMinute)}
      </h3>
      <input type="hidden" name="id" value={id} />
      <Fields fields={terms} values={{ ...kept, ...values }} errors={errors} />
      <button type="submit" name="to" value="change-window" className="button w-full">
        Save window
      </button>
    </Form>
  );
}

function DayField({ error, chosen }: { error: string | undefined; chosen: string | undefined }) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        Day
      </label>
      <select
        id={id}
        name="weekday"
        className="field"
        defaultValue={chosen ?? "every"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="every">Every day</option>
        {weekdays.map((name, weekday) => (
          <option key={name} value={weekday}>
            {name}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}

function WindowTable({ templates }: { templates: Template[] }) {
  return (
    <Sheet heads={["DAY", "WINDOW", "CLOSES"]} numbers={["ORDERS", "FEE"]} hasActions>
      {templates.map(({ id, weekday, fromMinute, toMinute, cutoffMinutes, capacity, feePaise }) => (
        <tr key={id}>
          <th scope="row" data-label="Day">
            {weekdays[weekday]}
          </th>
          <td data-label="Window">{clockSpan(fromMinute, toMinute)}</td>
          <td data-label="Closes">
            {cutoffMinutes === 0 ? "when it begins" : `${cutoffMinutes} min before`}
          </td>
          <td data-label="Orders" className="number">
            {capacity}
          </td>
          <td data-label="Fee" className="number">
            {formatPaise(feePaise)}
          </td>
          <td>
            <div className="choices">
              <a href={changeWindowPath(id)} className="button button-plain">
                Change
                <span className="sr-only">
                  {" "}
                  {weekdays[weekday]} {clockSpan(fromMinute, toMinute)}
                </span>
              </a>
              <RowButton
                to="remove-window"
                fields={{ id }}
                label="Remove"
                about={`${weekdays[weekday]} ${clockSpan(fromMinute, toMinute)}`}
              />
            </div>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
