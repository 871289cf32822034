import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { getProfilePage } from "./get-profile-page.server.ts";
import { ProfilePage } from "./profile-page.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.myProfile} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return getProfilePage(request, context);
}

/**
 * Shows or hides the password fields without scripts: what was typed comes back, passwords aside.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireCustomer(request, context);
  return data(formFailure(await readForm(request), {}));
}

export default function ProfilePasswordFields() {
  return <ProfilePage {...useLoaderData<typeof loader>()} failure={useActionData<FormFailure>()} />;
}
