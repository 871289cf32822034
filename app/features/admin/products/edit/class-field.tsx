import { ClassNames } from "#app/features/admin/tax/class-names.tsx";
import { words as tax } from "#app/features/admin/tax/words.ts";
import type { ClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

type ClassFieldProps = {
  of: ClassOfGoods;
  failure: Pick<FormFailure, "errors" | "values">;
};

export function ClassField({ of, failure: { errors, values } }: ClassFieldProps) {
  return (
    <>
      <ClassNames classes={of.classes} today={of.today} />
      <Field
        label={tax.taxClass}
        name="taxClass"
        list="tax-classes"
        autoComplete="off"
        hint={words.taxClassHints[of.stand]}
        defaultValue={values.taxClass ?? of.typed}
        error={errors.taxClass}
      />
    </>
  );
}
