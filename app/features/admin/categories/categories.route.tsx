import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CategoryCommand, categoryOrderPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import {
  hideCategory,
  listCategories,
  saveCategoryOrder,
} from "#app/features/catalogue/listing/category-order.server.ts";
import { countByCategory } from "#app/features/catalogue/listing/count-by-category.server.ts";
import { calledOf } from "#app/features/catalogue/listing/names/called.ts";
import {
  type NamedCategory,
  addCategory,
  renameCategory,
} from "#app/features/catalogue/listing/names/name-category.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import {
  type FormFailure,
  formFailure,
  parseFields,
  parseForm,
  readForm,
} from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { rowOf } from "./category-row.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { AddPanel, RenamePanel } from "./name-panels.tsx";
import { NamesSchema } from "./name.schema.ts";
import { OrderSchema, placesOf } from "./order.schema.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words as titles } from "#app/features/catalogue/listing/titles.words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.categories.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, categories, goods] = await Promise.all([
    requireAdmin(request, context),
    listCategories(context),
    countByCategory(context),
  ]);
  const asked = new URL(request.url).searchParams.get("rename");
  const renamed = categories.find(({ id }) => id === asked);
  return {
    categories: categories.map(({ id, isHidden, ...category }) => ({
      ...{ id, isHidden, goods: goods.get(id) ?? 0 },
      called: calledOf(category),
    })),
    renamed: renamed ? { id: renamed.id, name: renamed.name, nameHi: renamed.nameHi ?? "" } : null,
  };
}

type Command = (asked: ActionFunctionArgs) => Promise<unknown>;
const commands: Record<CategoryCommand, Command> = {
  hide: (asked) => hide(asked, true),
  show: (asked) => hide(asked, false),
  add: (asked) => name(asked, "add"),
  rename: (asked) => name(asked, "rename"),
};

export async function action(asked: ActionFunctionArgs) {
  const address = new URL(asked.request.url);
  return address.pathname === categoryOrderPath ? order(asked) : atEnd(address, commands)(asked);
}

async function order({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { places, moved } = placesOf(await readForm(request));
  const form = parseFields(places, OrderSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveCategoryOrder(context, form.value);
  return done(context, words.orderSaved, moved);
}

async function hide({ request, context }: ActionFunctionArgs, isHidden: boolean) {
  await requireAdmin(request, context);
  const { id = "" } = await readForm(request);
  const hidden = await hideCategory(context, { id, isHidden });
  if (!hidden.ok && hidden.reason === "unknown")
    throw new Response(titles.noCategory, { status: 404 });
  if (!hidden.ok) return data(formFailure({}, { [id]: words.stays }), { status: 400 });
  const called = calledOf(hidden.category);
  return done(context, isHidden ? words.isHidden(called) : words.isShown(called));
}

const refusals = {
  full: () => ({ name: words.full }),
  taken: () => ({ name: words.taken }),
  "taken-in-hindi": () => ({ nameHi: words.takenInHindi }),
};

async function name({ request, context }: ActionFunctionArgs, command: "add" | "rename") {
  await requireAdmin(request, context);
  const form = await parseForm(request, NamesSchema);
  if (!form.ok) return data({ ...form, command }, { status: 400 });
  const { id, ...names } = form.value;
  const named: NamedCategory = await (command === "add"
    ? addCategory(context, names)
    : renameCategory(context, { id, ...names }));
  if (named.ok) {
    const called = calledOf(names);
    return done(context, command === "add" ? words.isAdded(called) : words.isRenamed(called));
  }
  if (named.reason === "unknown") throw new Response(titles.noCategory, { status: 404 });
  const values = { id, name: names.name, nameHi: names.nameHi ?? "" };
  return data({ ...formFailure(values, refusals[named.reason]()), command }, { status: 400 });
}

/** Back to the row that was moved, which would be out of sight else. */
function done(context: ActionFunctionArgs["context"], message: string, moved?: string) {
  const path = moved ? `${categoryOrderPath}#${rowOf(moved)}` : categoryOrderPath;
  return redirectAfterPost(context, path, { toast: { kind: "success", message } });
}

type Refused = FormFailure & { command?: "add" | "rename" };

/** What they are called, in which order they stand, and which of them are hidden. */
export default function Categories() {
  const { categories, renamed } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const refusedIn = (command?: "add" | "rename") =>
    refused?.command === command ? refused : undefined;
  const names = refusedIn("rename")?.values ?? renamed;
  return (
    <AdminPage title={shared.places.categories.name}>
      {names?.id ? (
        <RenamePanel
          key={names.id}
          called={categories.find(({ id }) => id === names.id)?.called ?? ""}
          names={names}
          refused={refusedIn("rename")}
        />
      ) : null}
      <AddPanel key={`add ${categories.length}`} refused={refusedIn("add")} />
      <p className="mb-3 text-sm text-stone">
        {words.about} {words.aboutHiding}
      </p>
      <CategoryRows categories={categories} errors={refusedIn()?.errors ?? {}} />
    </AdminPage>
  );
}
