import { ownersFilePath } from "#app/addresses/side-paths.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

/** Bills again by their numbers, and a month of them as a file. */
export function BillsForms({ numbers, month }: { numbers: string; month: string }) {
  return (
    <div className="halves">
      <form method="get" action={ownersFilePath("tax/bills")} className="panel">
        <Field
          label={words.billNumbers}
          name="numbers"
          defaultValue={numbers}
          hint={words.billHint}
          autoComplete="off"
        />
        <button type="submit" className="button w-full">
          {words.showBills}
        </button>
      </form>
      <form method="get" action={ownersFilePath("tax/month")} className="panel">
        <Field
          label={words.month}
          name="m"
          type="month"
          defaultValue={month}
          hint={words.monthHint}
        />
        <button type="submit" className="button w-full">
          {words.downloadMonth}
        </button>
      </form>
    </div>
  );
}
