import { Form } from "@remix-run/react";
import { limitsPath } from "#app/addresses/side-paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { ShopLimits } from "#app/values/shop-limits.ts";
import { LimitField } from "./limit-field.tsx";
import { words } from "./words.ts";

/** What belongs together, under a name. */
const groups = {
  unpaid: ["openOrders", "openRupees"],
  much: ["ordersAnHour", "packsADay"],
  codes: ["codesAnHour"],
  complaints: ["complaintDays"],
} as const;
const names = ["unpaid", "much", "codes", "complaints"] as const;

type LimitsFormProps = { limits: ShopLimits; failure?: FormFailure | undefined };

export function LimitsForm({ limits, failure }: LimitsFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const shown = {
    ...limits,
    openRupees: Math.floor(limits.openPaise / 100).toLocaleString("en-IN"),
  };
  return (
    <Form method="post" action={limitsPath} noValidate>
      <div className="halves mb-3">
        {names.map((group) => (
          <section key={group} aria-labelledby={group} className="panel short-fields">
            <h2 id={group}>{words.groups[group]}</h2>
            {groups[group].map((name) => (
              <LimitField
                key={name}
                name={name}
                {...words[name]}
                defaultValue={values[name] ?? String(shown[name])}
                error={errors[name]}
              />
            ))}
          </section>
        ))}
      </div>
      <div className="save-bar">
        <SubmitButton action={limitsPath} look="button">
          {words.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
