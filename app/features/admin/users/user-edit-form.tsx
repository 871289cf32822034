import { Form } from "@remix-run/react";
import { editUserPath } from "#app/admin-addresses.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

type UserEditFormProps = {
  user: { id: string; name: string; phone: string };
  failure?: FormFailure | undefined;
};

export function UserEditForm({ user, failure }: UserEditFormProps) {
  const { errors = {}, values } = failure ?? {};
  const action = editUserPath(user.id);
  return (
    <Form method="post" action={action} noValidate>
      <Field
        label="Name"
        name="name"
        defaultValue={values?.name ?? user.name}
        error={errors.name}
        autoComplete="off"
      />
      <Field
        label="Phone Number"
        name="phoneNo"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values?.phoneNo ?? user.phone}
        error={errors.phoneNo}
        hint="The user signs in with it."
      />
      <label className="mb-1 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="isAdmin"
          defaultChecked={values?.isAdmin !== undefined}
          aria-describedby="admin-hint"
          className="size-5"
        />
        Is Admin
      </label>
      <p id="admin-hint" className="mb-4 text-xs text-stone">
        An admin can change everything in the shop, and can't be edited or deleted here any more.
      </p>
      <SubmitButton action={action}>Update</SubmitButton>
    </Form>
  );
}
