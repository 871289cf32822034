import { Form, Link } from "@remix-run/react";
import { dayBookPath, dayPath } from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import type { StillOpen } from "#app/features/orders/counter/still-open.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import type { AskedToClose } from "./answer-close.server.ts";
import { words } from "./words.ts";

type CloseFormProps = {
  day: string;
  countedPaise: Paise | null;
  open: StillOpen | null;
  failure: FormFailure | undefined;
};

/** Says what is open before the day is closed over it. */
export function CloseForm({ day, countedPaise, open, failure }: CloseFormProps) {
  const counted = countedPaise === null ? "" : formatRupeesPlain(countedPaise);
  return (
    <section className="panel mb-4" aria-labelledby="close">
      <h2 id="close" className="mb-2">
        {words.close}
      </h2>
      {open ? <WhatIsOpen open={open} /> : null}
      <Form method="post" action={dayPath(day)} noValidate>
        <Field
          label={words.countedInRupees}
          name="counted"
          inputMode="decimal"
          autoComplete="off"
          hint={words.closeHint}
          key={countedPaise}
          defaultValue={failure?.values.counted ?? counted}
          error={failure?.errors.counted}
        />
        <SubmitButton action={dayBookPath}>{words.close}</SubmitButton>
      </Form>
    </section>
  );
}

function WhatIsOpen({ open: { out, unpaid } }: { open: StillOpen }) {
  return (
    <div className="mb-3">
      {out.count > 0 ? <p>{words.stillOut(out.count, formatPaise(out.owedPaise))}</p> : null}
      {unpaid.count > 0 ? (
        <p>{words.stillUnpaid(unpaid.count, formatPaise(unpaid.owedPaise))}</p>
      ) : null}
    </div>
  );
}

/** A day that is closed with orders out, or money unpaid, is closed by a second button. */
export function AskToClose({ asks: { day, countedPaise, open } }: AskedToClose) {
  return (
    <AdminPage title={words.closeAnyway} narrow>
      <WhatIsOpen open={open} />
      <p className="my-4">
        {words.countedInRupees}: <b className="money">{formatPaise(countedPaise)}</b>
      </p>
      <Form method="post" action={dayPath(day)}>
        <input type="hidden" name="counted" value={formatRupeesPlain(countedPaise)} />
        <input type="hidden" name="sure" value="1" />
        <div className="choices">
          <SubmitButton action={dayBookPath}>{words.close}</SubmitButton>
          <Link to={dayPath(day)} className="button button-plain">
            {words.notYet}
          </Link>
        </div>
      </Form>
    </AdminPage>
  );
}

/** For as long as it can be opened again. */
export function OpenAgain({ day }: { day: string }) {
  return (
    <Form method="post" action={dayPath(day)} className="mb-4">
      <input type="hidden" name="open" value="1" />
      <button type="submit" className="button button-plain">
        {words.openAgain}
      </button>
    </Form>
  );
}
