import { Form } from "@remix-run/react";
import { dayCommandPath } from "#app/addresses/side-paths.ts";
import type { DayBook } from "#app/features/books/day-book.server.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./words.ts";

type StartWithProps = { day: string; last: NonNullable<DayBook["lastCount"]>; formKey: string };

/** One tap writes what was counted last as what the day begins with. */
export function StartWith({ day, last, formKey }: StartWithProps) {
  const action = dayCommandPath("entry", day);
  const amount = formatPaise(last.paise);
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
    >
      <p className="text-sm text-stone">
        {words.notCountedIn(amount, formatDate(Date.parse(last.day)))}
      </p>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="kind" value="float" />
      <input type="hidden" name="amount" value={formatRupeesPlain(last.paise)} />
      <SubmitButton action={action.split("?")[0]!} look="button button-plain">
        {words.startWith(amount)}
      </SubmitButton>
    </Form>
  );
}
