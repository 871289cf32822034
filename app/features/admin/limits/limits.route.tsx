import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { limitsPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { getShopLimits, saveShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { LimitsForm } from "./limits-form.tsx";
import { LimitsSchema } from "./limits.schema.ts";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.limits} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, limits] = await Promise.all([requireAdmin(request, context), getShopLimits(context)]);
  return limits;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = await parseForm(request, LimitsSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveShopLimits(context, form.value);
  return redirectAfterPost(context, limitsPath, {
    toast: { kind: "success", message: words.saved },
  });
}

/** What one customer may hold of the shop at once. */
export default function Limits() {
  return (
    <AdminPage title={words.limits}>
      <p className="mb-3 max-w-3xl text-sm text-stone">{words.about}</p>
      <LimitsForm
        limits={useLoaderData<typeof loader>()}
        failure={useActionData<typeof action>()}
      />
    </AdminPage>
  );
}
