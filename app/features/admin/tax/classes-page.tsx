import { FindForm } from "#app/features/admin/find-form.tsx";
import { taxPagePath } from "#app/addresses/side-paths.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { ClassForm } from "./class-form.tsx";
import { ClassList } from "./class-list.tsx";
import { words } from "./words.ts";

type ClassesPageProps = {
  classes: TaxClass[];
  /** The id of the class that the form is about. */
  chosen: string;
  text: string;
  today: string;
  failure: FormFailure | undefined;
};

export function ClassesPage({ classes, chosen, text, today, failure }: ClassesPageProps) {
  return (
    <>
      <FindForm
        action={taxPagePath("classes")}
        label={words.search}
        hint={words.searchHint}
        text={text}
      />
      {classes.length === 0 ? <p className="mb-4">{words.noneFound(text)}</p> : null}
      <ClassList classes={classes} today={today} />
      <div className="mt-6 max-w-xl">
        <ClassForm
          classes={classes}
          chosen={classes.find(({ id }) => id === chosen)}
          today={today}
          failure={failure}
        />
      </div>
    </>
  );
}
