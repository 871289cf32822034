import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { khataLimitPath, khataListPath, khataOfPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { LimitSchema, OpenKhataForm } from "#app/features/khata/limit.schema.ts";
import { openKhata } from "#app/features/khata/open-khata.server.ts";
import { getKhataOf } from "#app/features/khata/read-khata.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import { Agreed } from "./agreed.tsx";
import { words } from "./limit.words.ts";

export const meta = () => [
  { title: `${words.khata} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

/** What nearby shops begin with. */
const firstLimit = "2000.00";

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const [, user, found] = await Promise.all([
    requireAdmin(request, context),
    getUser(context, id),
    getKhataOf(context, id, { most: 1 }),
  ]);
  const holder = found ? { id: found.khata.holderId, name: found.khata.name } : user;
  if (!holder) throw new Response(words.noUser, { status: 404 });
  return {
    id: holder.id,
    name: holder.name,
    limitPaise: found?.khata.limitPaise ?? null,
    owedPaise: found?.khata.balancePaise ?? 0,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return askToConfirm(request, context, (sent) => saveLimit(sent, context, params.id ?? ""));
}

async function saveLimit(request: Request, context: RequestContext, userId: string) {
  const isOpen = (await getKhataOf(context, userId, { most: 1 })) !== null;
  const form = await parseForm(request, isOpen ? LimitSchema : OpenKhataForm);
  if (!form.ok) return data(form, { status: 400 });
  const opened = await openKhata(context, userId, form.value.limit);
  if (!opened.ok && opened.status === 404) throw new Response(words.noUser, { status: 404 });
  if (!opened.ok) return data(formFailure({}, { limit: opened.message }), { status: 409 });
  return redirectAfterPost(context, khataOfPath(userId), {
    toast: { kind: "success", message: isOpen ? words.saved : words.opened },
  });
}

export default function KhataLimit() {
  const { id, name, limitPaise, owedPaise } = useLoaderData<typeof loader>();
  const { errors = {}, values } = useActionData<FormFailure>() ?? {};
  const action = khataLimitPath(id);
  return (
    <AdminPage
      title={limitPaise === null ? words.openAKhata : words.limitOfKhata}
      parent={
        limitPaise === null
          ? { to: khataListPath, name: words.khata }
          : { to: khataOfPath(id), name }
      }
    >
      <div className="halves">
        {limitPaise === null ? null : <Now {...{ name, limitPaise, owedPaise }} />}
        <Form method="post" action={action} noValidate className="panel">
          <p className="mb-4 wrap-anywhere">{words.about(name)}</p>
          <Field
            label={words.limitInRupees}
            name="limit"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={
              values?.limit ?? (limitPaise === null ? firstLimit : formatRupeesPlain(limitPaise))
            }
            error={errors.limit}
          />
          {limitPaise === null ? (
            <Agreed isAgreed={values?.hasAgreed !== undefined} error={errors.hasAgreed} />
          ) : null}
          <SubmitButton action={action}>
            {limitPaise === null ? words.open : words.save}
          </SubmitButton>
        </Form>
      </div>
    </AdminPage>
  );
}

type NowProps = { name: string; limitPaise: Paise; owedPaise: Paise };

/** How the customer stands, by which a new limit is chosen. */
function Now({ name, limitPaise, owedPaise }: NowProps) {
  const left = limitPaise - owedPaise;
  return (
    <section className="panel" aria-label={name}>
      <p className="wrap-anywhere">
        {owedPaise < 0 ? words.shopOwesNow(name) : words.owesNow(name)}
      </p>
      <p className="money mb-2 text-[min(1.625rem,8vw)] font-bold">
        {formatPaise(Math.abs(owedPaise))}
      </p>
      <dl className="month-sums">
        <div>
          <dt>{words.limitNow}</dt>
          <dd>{formatPaise(limitPaise)}</dd>
        </div>
        <div className={left < 0 ? "font-semibold text-chilli" : undefined}>
          <dt>{left < 0 ? words.overNow : words.leftNow}</dt>
          <dd>{formatPaise(Math.abs(left))}</dd>
        </div>
      </dl>
      {left < 0 ? <p className="mt-2 text-sm">{words.isStopped(formatPaise(-left))}</p> : null}
    </section>
  );
}
