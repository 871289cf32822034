import { Form, useNavigation } from "@remix-run/react";
import { words as run } from "#app/features/orders/run/words.ts";
import { Field } from "#app/ui/field.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/dates.ts";

/** Where the admin came from. */
export function BackField({ back }: { back: string }) {
  return back ? <input type="hidden" name="back" value={back} /> : null;
}

type StepProps = {
  back: string;
  action: string;
  label: string;
  at: number | null;
  by: string | undefined;
  waitsFor: string;
  /** Of what a rider has: why the shop delivers it. */
  asksWhy: boolean;
};

/** When it was done and by whom, what it waits for, or the button that does it. */
export function OrderStep({ back, action, label, at, by, waitsFor, asksWhy }: StepProps) {
  const isBusy = useNavigation().formAction === action;
  if (at !== null)
    return (
      <li>
        <strong>✓ {label}</strong>
        <span className="block text-xs text-stone">{formatMoment(at)}</span>
        {by ? <span className="block text-xs text-stone">{by}</span> : null}
      </li>
    );
  if (waitsFor)
    return (
      <li className="text-stone">
        {label}
        <span className="block text-xs">{waitsFor}</span>
      </li>
    );
  return (
    <li>
      <Form method="post" action={action}>
        <BackField back={back} />
        {asksWhy ? <Field label={run.whyWithoutCode} name="reason" autoComplete="off" /> : null}
        <button type="submit" className="button w-full" disabled={isBusy}>
          {isBusy ? ui.loading : label}
        </button>
      </Form>
    </li>
  );
}
