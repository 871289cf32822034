import { Link } from "@remix-run/react";
import { ownersFilePath, taxPagePath } from "#app/addresses/side-paths.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

type BillFormsProps = { numbers: string; thisMonth: string; month: string | null };

/** The month first, which is listed or downloaded; on a phone the numbers are a tap away. */
export function BillForms({ numbers, thisMonth, month }: BillFormsProps) {
  return (
    <div className="halves">
      <form method="get" action={taxPagePath("papers")} className="panel find-hinted">
        <Field
          key={month}
          label={words.month}
          name="m"
          type="month"
          defaultValue={month ?? thisMonth}
          hint={words.monthHint}
        />
        <button type="submit" className="button button-plain">
          {words.showMonth}
        </button>
        <button type="submit" formAction={ownersFilePath("tax/month")} className="button">
          {words.downloadMonth}
        </button>
        {month === null ? null : (
          <Link to={taxPagePath("papers")} className="link inline-flex min-h-11 items-center">
            {words.allMonths}
          </Link>
        )}
      </form>
      <details className="fold" open={numbers !== ""}>
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {words.findBills}
        </summary>
        <div className="find">
          <form
            method="get"
            action={ownersFilePath("tax/bills")}
            className="panel find-hinted flex-1"
          >
            <Field
              label={words.billNumbers}
              name="numbers"
              defaultValue={numbers}
              hint={words.billHint}
              autoComplete="off"
            />
            <button type="submit" className="button">
              {words.showBills}
            </button>
          </form>
        </div>
      </details>
    </div>
  );
}
