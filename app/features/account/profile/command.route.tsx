import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passwordFieldsPath, profilePath } from "#app/addresses/paths.ts";
import type { ProfileCommand } from "#app/addresses/side-paths.ts";
import { saveMessages, switchOwnDevice } from "#app/features/account/messages/messages.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { getProfilePage } from "./get-profile-page.server.ts";
import { ProfilePage } from "./profile-page.tsx";
import { words } from "./words.ts";

const commands = {
  "password-fields": showPasswordFields,
  push: switchOwnDevice,
  messages: saveMessages,
} satisfies Record<ProfileCommand, (asked: ActionFunctionArgs) => Promise<unknown>>;

export const meta = () => [
  { title: `${words.myProfile} – Kirana` },
  { name: "robots", content: "noindex" },
];

/** The other commands have no page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).pathname !== passwordFieldsPath) throw redirect(profilePath);
  return getProfilePage(request, context);
}

export async function action(asked: ActionFunctionArgs) {
  type Command = (typeof commands)[ProfileCommand];
  return atEnd<Command>(new URL(asked.request.url), commands)(asked);
}

/**
 * Shows or hides the password fields without scripts: what was typed comes back, passwords aside.
 */
async function showPasswordFields({ request, context }: ActionFunctionArgs) {
  await requireCustomer(request, context);
  return data(formFailure(await readForm(request), {}));
}

export default function ProfilePasswordFields() {
  return <ProfilePage {...useLoaderData<typeof loader>()} failure={useActionData<FormFailure>()} />;
}
