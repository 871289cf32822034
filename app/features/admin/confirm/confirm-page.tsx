import { Form, Link } from "@remix-run/react";
import { adminPath } from "#app/addresses.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Challenge, passwordField, usernameField } from "#app/features/session/challenge.ts";

export function ConfirmPage({
  challenge: { action, fields, phone, error, at },
}: {
  challenge: Challenge;
}) {
  return (
    <AdminPage title="Confirm your password" narrow>
      <p className="mb-4">
        You signed in a while ago, and this can't be undone. With your password it goes on.
      </p>
      <Form method="post" action={action} noValidate>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="text"
          name={usernameField}
          autoComplete="username"
          value={phone}
          readOnly
          hidden
        />
        <Field
          key={at}
          label="Password"
          name={passwordField}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={error ?? undefined}
        />
        <div className="choices">
          <SubmitButton action={action.split("?")[0] ?? ""}>Confirm</SubmitButton>
          <Link to={adminPath} className="button button-plain">
            Cancel
          </Link>
        </div>
      </Form>
    </AdminPage>
  );
}
