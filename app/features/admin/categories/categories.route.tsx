import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import {
  type CategoryCommand,
  categoryCommandPath,
  categoryOrderPath,
} from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { categoryNameOf } from "#app/features/catalogue/listing/category-names.ts";
import {
  hideCategory,
  listCategories,
  saveCategoryOrder,
} from "#app/features/catalogue/listing/category-order.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { atEnd } from "#app/values/path.ts";
import { CategoryRow, hidingForm } from "./category-row.tsx";
import { OrderSchema } from "./order.schema.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words as names } from "#app/features/catalogue/listing/names/words.ts";
import { words as titles } from "#app/features/catalogue/listing/titles.words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.categories.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, categories] = await Promise.all([
    requireAdmin(request, context),
    listCategories(context),
  ]);
  return categories.map(({ id, name, isHidden }) => ({ id, name, isHidden }));
}

type Command = (asked: ActionFunctionArgs) => Promise<unknown>;
const commands: Record<CategoryCommand, Command> = {
  hide: (asked) => hide(asked, true),
  show: (asked) => hide(asked, false),
};

export async function action(asked: ActionFunctionArgs) {
  const address = new URL(asked.request.url);
  return address.pathname === categoryOrderPath ? order(asked) : atEnd(address, commands)(asked);
}

async function order({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = await parseForm(request, OrderSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveCategoryOrder(context, form.value);
  return done(context, words.orderSaved);
}

async function hide({ request, context }: ActionFunctionArgs, isHidden: boolean) {
  await requireAdmin(request, context);
  const { id = "" } = await readForm(request);
  const hidden = await hideCategory(context, { id, isHidden });
  if (!hidden.ok && hidden.reason === "unknown")
    throw new Response(titles.noCategory, { status: 404 });
  if (!hidden.ok) return data(formFailure({}, { [id]: words.stays }), { status: 400 });
  const name = names.category(categoryNameOf(id));
  return done(context, isHidden ? words.isHidden(name) : words.isShown(name));
}

function done(context: ActionFunctionArgs["context"], message: string) {
  return redirectAfterPost(context, categoryOrderPath, { toast: { kind: "success", message } });
}

/** A number a category: the one that is changed takes its place, the others make room. */
export default function Categories() {
  const categories = useLoaderData<typeof loader>();
  const { errors = {}, values = {} } = useActionData<FormFailure>() ?? {};
  return (
    <AdminPage title={shared.places.categories.name} narrow>
      <p className="mb-4">{words.about}</p>
      <p className="mb-4">{words.aboutHiding}</p>
      <Form method="post" action={categoryCommandPath("hide")} id={hidingForm} />
      <Form
        method="post"
        action={categoryOrderPath}
        noValidate
        key={String(categories.map(({ id }) => id))}
      >
        <ol className="mb-4 grid gap-2">
          {categories.map((category, at) => (
            <CategoryRow
              key={category.id}
              category={category}
              place={values[category.id] ?? at + 1}
              error={errors[category.id]}
            />
          ))}
        </ol>
        <SubmitButton action={categoryOrderPath}>{shared.save}</SubmitButton>
      </Form>
    </AdminPage>
  );
}
