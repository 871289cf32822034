import { Form, Link } from "@remix-run/react";
import { adminPath } from "#app/addresses/paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Challenge, passwordField, usernameField } from "#app/features/session/challenge.ts";
import { words } from "./words.ts";

export function ConfirmPage({
  challenge: { action, fields, phone, error, at },
}: {
  challenge: Challenge;
}) {
  return (
    <AdminPage title={words.title} narrow>
      <p className="mb-4">{words.why}</p>
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
          label={words.password}
          name={passwordField}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={error ?? undefined}
        />
        <div className="choices">
          <SubmitButton action={action.split("?")[0] ?? ""}>{words.confirm}</SubmitButton>
          <Link to={adminPath} className="button button-plain">
            {shared.cancel}
          </Link>
        </div>
      </Form>
    </AdminPage>
  );
}
