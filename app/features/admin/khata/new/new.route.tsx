import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import {
  khataLimitPath,
  khataListPath,
  khataOfPath,
  newKhataPath,
} from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { Agreed } from "#app/features/admin/khata/agreed.tsx";
import { openKhataForPerson } from "#app/features/khata/open-khata.server.ts";
import { PersonForm } from "#app/features/khata/person.schema.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words as khata } from "#app/features/admin/khata/words.ts";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${khata.newKhata} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  return askToConfirm(request, context, (sent) => openFor(sent, context));
}

async function openFor(request: Request, context: RequestContext) {
  const fields = await readForm(request.clone() as Request);
  const form = await parseForm(request, PersonForm);
  if (!form.ok) return data(form, { status: 400 });
  const opened = await openKhataForPerson(context, form.value);
  if (opened.ok)
    return redirectAfterPost(context, khataOfPath(opened.id), {
      toast: { kind: "success", message: words.opened },
    });
  if (opened.accountId)
    return redirectAfterPost(context, khataLimitPath(opened.accountId), {
      toast: { kind: "success", message: words.hasAccount },
    });
  return data(formFailure(fields, { form: opened.message }), { status: opened.status });
}

/** For anybody: whose phone number has an account is led on to open it for that. */
export default function NewKhata() {
  const { errors = {}, values = {} } = useActionData<FormFailure>() ?? {};
  const field = (name: "name" | "phoneNo" | "limit" | "opening") => ({
    ...{ name, autoComplete: "off", error: errors[name], defaultValue: values[name] ?? "" },
  });
  return (
    <AdminPage title={khata.newKhata} parent={{ to: khataListPath, name: khata.khata }}>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <Form method="post" action={newKhataPath} noValidate className="panel max-w-xl">
        <Field label={words.name} {...field("name")} />
        <Field label={words.phone} inputMode="tel" hint={words.about} {...field("phoneNo")} />
        <Field
          label={words.openingInRupees}
          inputMode="decimal"
          hint={words.openingHint}
          {...field("opening")}
        />
        <Field
          label={words.limitInRupees}
          inputMode="decimal"
          hint={words.limitHint}
          {...field("limit")}
        />
        <Agreed isAgreed={values.hasAgreed !== undefined} error={errors.hasAgreed} />
        <SubmitButton action={newKhataPath}>{words.open}</SubmitButton>
      </Form>
    </AdminPage>
  );
}
