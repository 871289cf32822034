import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { profilePath } from "#app/addresses/paths.ts";
import { signInTarget } from "#app/features/session/sign-in-target.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { getProfilePage } from "./get-profile-page.server.ts";
import { PasswordPage, isOfOtherFields } from "./password-page.tsx";
import { ProfilePage } from "./profile-page.tsx";
import styles from "./profile.css?inline";
import { refuseProfile, saveProfile } from "./save-profile.server.ts";
import { words } from "./words.ts";
import { words as refusals } from "./refusals.words.ts";

export const handle = { styles: () => styles };
export const meta: MetaFunction = () => [{ title: `${words.myProfile} – Kirana` }];
/** Carries Retry-After to the page. */
export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return getProfilePage(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const saved = await saveProfile(request, context, customer);
  if (!saved.ok) return refuseProfile(saved);
  const back = new URL(request.url).searchParams.get("redirect") ?? profilePath;
  const toast = { kind: "success", message: refusals.updated } as const;
  return redirectAfterPost(context, signInTarget(back, customer.role), { toast });
}

export default function Profile() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const [search] = useSearchParams();
  if (search.has("password") && !isOfOtherFields(failure))
    return <PasswordPage {...loaded} failure={failure} />;
  return <ProfilePage {...loaded} failure={failure} />;
}
