import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { categoryOrderPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
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

export const meta = () => [
  { title: "Categories – Kirana" },
  { name: "robots", content: "noindex" },
];
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
    toast: { kind: "success", message: "Order saved" },
  });
}

/** A number a category: the one that is changed takes its place, the others make room. */
export default function Categories() {
  const categories = useLoaderData<typeof loader>();
  const { errors = {}, values = {} } = useActionData<typeof action>() ?? {};
  return (
    <AdminPage title="Categories" narrow>
      <p className="mb-4">
        In this order they stand on the home page. Give a category another number: it takes that
        place, and the others make room.
      </p>
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
              <label htmlFor={`place-${id}`}>{name}</label>
              {errors[id] ? <FieldError id={`error-${id}`}>{errors[id]}</FieldError> : null}
            </li>
          ))}
        </ol>
        <SubmitButton action={categoryOrderPath}>Save</SubmitButton>
      </Form>
    </AdminPage>
  );
}
