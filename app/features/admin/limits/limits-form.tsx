import { Form } from "@remix-run/react";
import { limitsPath } from "#app/admin-addresses.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { ShopLimits } from "#app/values/shop-limits.ts";

const fields = [
  {
    name: "openOrders",
    label: "Unpaid orders of a customer",
    hint: "Neither paid, dispatched nor cancelled.",
  },
  {
    name: "openRupees",
    label: "What they may cost together, in rupees",
    hint: "A larger order is refused too: the customer is asked to call the shop.",
  },
  {
    name: "ordersAnHour",
    label: "Orders of a customer in an hour",
    hint: "Paid and cancelled ones count.",
  },
  {
    name: "packsADay",
    label: "Packs of one kind for a customer in 24 hours",
    hint: "Those of cancelled orders don't count.",
  },
  {
    name: "codesAnHour",
    label: "One-time codes in an hour, for all phones together",
    hint: "Each is an SMS that costs money. Above it nobody can register or reset a password for the rest of the hour.",
  },
] as const;

type LimitsFormProps = { limits: ShopLimits; failure?: FormFailure | undefined };

export function LimitsForm({ limits, failure }: LimitsFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const shown = { ...limits, openRupees: Math.floor(limits.openPaise / 100) };
  return (
    <Form method="post" action={limitsPath} noValidate>
      {fields.map(({ name, label, hint }) => (
        <Field
          key={name}
          name={name}
          label={label}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values[name] ?? String(shown[name])}
          error={errors[name]}
        />
      ))}
      <SubmitButton action={limitsPath}>Save</SubmitButton>
    </Form>
  );
}
