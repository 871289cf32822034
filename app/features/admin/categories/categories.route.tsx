import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { categoryOrderPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import {
  listCategories,
  saveCategoryOrder,
} from "#app/features/catalogue/listing/category-order.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { OrderSchema } from "./order.schema.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words as names } from "#app/features/catalogue/listing/names/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.categories.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, categories] = await Promise.all([
    requireAdmin(request, context),
    listCategories(context),
  ]);
  return categories.map(({ id, name }) => ({ id, name }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = await parseForm(request, OrderSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveCategoryOrder(context, form.value);
  return redirectAfterPost(context, categoryOrderPath, {
    toast: { kind: "success", message: words.orderSaved },
  });
}

/** A number a category: the one that is changed takes its place, the others make room. */
export default function Categories() {
  const categories = useLoaderData<typeof loader>();
  const { errors = {}, values = {} } = useActionData<typeof action>() ?? {};
  return (
    <AdminPage title={shared.places.categories.name} narrow>
      <p className="mb-4">{words.about}</p>
      <Form
        method="post"
        action={categoryOrderPath}
        noValidate
        key={String(categories.map(({ id }) => id))}
      >
        <ol className="mb-4 grid gap-2">
          {categories.map(({ id, name }, at) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <input
                id={`place-${id}`}
                name={id}
                inputMode="numeric"
                autoComplete="off"
                className="field w-16"
                defaultValue={values[id] ?? at + 1}
                aria-invalid={errors[id] ? true : undefined}
                aria-describedby={errors[id] ? `error-${id}` : undefined}
              />
              <label htmlFor={`place-${id}`}>{names.category(name)}</label>
              {errors[id] ? <FieldError id={`error-${id}`}>{errors[id]}</FieldError> : null}
            </li>
          ))}
        </ol>
        <SubmitButton action={categoryOrderPath}>{shared.save}</SubmitButton>
      </Form>
    </AdminPage>
  );
}
