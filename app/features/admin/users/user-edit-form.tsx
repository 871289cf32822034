import { Form, Link } from "@remix-run/react";
import { editUserPath, staffPath } from "#app/addresses/side-paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { words as admin } from "#app/features/admin/words.ts";
import { Filled } from "#app/ui/filled.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words } from "./words.ts";

type UserEditFormProps = {
  user: { id: string; name: string; phone: string };
  failure?: FormFailure | undefined;
};

export function UserEditForm({ user, failure }: UserEditFormProps) {
  const { errors = {}, values } = failure ?? {};
  const action = editUserPath(user.id);
  return (
    <Form method="post" action={action} noValidate className="panel">
      <div className="wide-pairs">
        <Field
          label={words.name}
          name="name"
          defaultValue={values?.name ?? user.name}
          error={errors.name}
          autoComplete="off"
        />
        <div className="hint-on-focus">
          <Field
            label={words.phone}
            name="phoneNo"
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values?.phoneNo ?? user.phone}
            error={errors.phoneNo}
            hint={words.phoneHint}
          />
        </div>
      </div>
      <div className="-mt-2 mb-4 rounded-lg bg-sand px-3 pb-3">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="isAdmin"
            defaultChecked={values?.isAdmin !== undefined}
            aria-describedby="admin-hint"
          />
          {words.isAdmin}
        </label>
        <p id="admin-hint" className="max-w-2xl pl-8 text-sm">
          <Filled
            text={words.adminHint}
            people={
              <Link to={staffPath} className="underline">
                {admin.places.staff.name}
              </Link>
            }
          />
        </p>
      </div>
      <SubmitButton action={action} look="button w-full md:w-auto md:min-w-40">
        {words.update}
      </SubmitButton>
    </Form>
  );
}
