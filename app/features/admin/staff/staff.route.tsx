import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { registerPath } from "#app/addresses/paths.ts";
import { staffPath } from "#app/addresses/side-paths.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { listStaff } from "#app/features/account/users/list-staff.server.ts";
import { setRole } from "#app/features/account/users/set-role.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words as roles } from "#app/values/roles.words.ts";
import { RoleField } from "./role-field.tsx";
import { StaffForm } from "./staff.schema.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.staff.name);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, staff] = await Promise.all([requireAdmin(request, context), listStaff(context)]);
  const { searchParams, origin } = new URL(request.url);
  const asked = searchParams.get("phoneNo");
  const invitation = words.invitation(`${origin}${registerPath}`);
  const isOnlyOwner = staff.filter(({ role }) => role === "owner").length === 1;
  return {
    staff,
    isOnlyOwner,
    asked,
    invitation,
    changed: staff.find(({ phone }) => phone === asked),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return askToConfirm(request, context, (sent) => giveRole(sent, context));
}

async function giveRole(request: Request, context: RequestContext) {
  const fields = await readForm(request.clone() as Request);
  const form = await parseForm(request, StaffForm);
  if (!form.ok) return data(form, { status: 400 });
  const { phoneNo, role } = form.value;
  const user = await getUser(context, phoneNo);
  if (!user) return data(formFailure(fields, { phoneNo: words.notFound }), { status: 400 });
  const changed = await setRole(context, user.id, role);
  if (!changed.ok)
    return data(formFailure(fields, { form: changed.message }), { status: changed.status });
  const message =
    role === null ? words.isCustomer(user.name) : words.isNow(user.name, roles.names[role]);
  return redirectAfterPost(context, staffPath, { toast: { kind: "success", message } });
}

/** Who works in the shop, and as what. */
export default function Staff() {
  const { staff, isOnlyOwner, asked, invitation, changed } = useLoaderData<typeof loader>();
  const { errors = {}, values } = useActionData<FormFailure>() ?? {};
  return (
    <AdminPage title={shared.places.staff.name}>
      <p className="mb-3 max-w-3xl text-sm text-stone">{words.about}</p>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <div className="halves">
        <StaffSheet staff={staff} isOnlyOwner={isOnlyOwner} />
        <section className="panel" aria-labelledby="role">
          <h2 id="role">{changed ? words.roleOf(changed.name) : words.add}</h2>
          {changed ? null : <RegisterFirst invitation={invitation} />}
          <Form method="post" action={staffPath} noValidate className="give-role mt-3">
            <Field
              label={words.phone}
              name="phoneNo"
              inputMode="tel"
              required
              autoComplete="off"
              error={errors.phoneNo}
              key={asked}
              defaultValue={values?.phoneNo ?? asked ?? ""}
            />
            <RoleField
              chosen={values?.role ?? changed?.role ?? ""}
              mayLeave={changed !== undefined}
              error={errors.role}
            />
            <SubmitButton action={staffPath}>{changed ? words.save : words.addButton}</SubmitButton>
            {changed ? (
              <Link to={staffPath} className="button button-plain mt-3 w-full">
                {words.leave}
              </Link>
            ) : null}
          </Form>
        </section>
      </div>
    </AdminPage>
  );
}

/** Who has no account is sent the way to one. */
function RegisterFirst({ invitation }: { invitation: string }) {
  return (
    <p className="mt-1 text-sm text-stone">
      {words.registerFirst}{" "}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(invitation)}`}
        className="link inline-block min-h-11 content-center"
        rel="noreferrer"
        target="_blank"
      >
        {words.sendLink}
      </a>
    </p>
  );
}

type StaffSheetProps = {
  staff: Awaited<ReturnType<typeof listStaff>>;
  /** Who stays, until somebody else is one. */
  isOnlyOwner: boolean;
};

function StaffSheet({ staff, isOnlyOwner }: StaffSheetProps) {
  return (
    <Sheet heads={Object.values(words.columns)} hasActions className="records">
      {staff.map(({ id, name, phone, role }) => (
        <tr key={id}>
          <th scope="row" className="lead">
            {name}
          </th>
          <td data-label={words.columns.phone} className="bare">
            <a href={`tel:+91${phone}`} className="link">
              {phone}
            </a>
          </td>
          <td data-label={words.columns.role} className="aside bare">
            <span className="stand">{roles.names[role]}</span>
          </td>
          <td className="end">
            {role === "owner" && isOnlyOwner ? (
              <span className="text-sm text-stone">{words.onlyOwner}</span>
            ) : (
              <Link
                to={`${staffPath}?${new URLSearchParams({ phoneNo: phone })}#role`}
                className="link"
              >
                {words.change}
                <span className="sr-only">: {name}</span>
              </Link>
            )}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
