import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordForm } from "#app/features/account/registration/password-form.tsx";
import { loadPasswordStep } from "#app/features/account/registration/steps.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { answerReset } from "./answer-reset.server.ts";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [
  { title: `${words.forgotPassword} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader(asked: LoaderFunctionArgs) {
  return loadPasswordStep(asked, "reset");
}

export async function action(asked: ActionFunctionArgs) {
  return answerReset(asked);
}

export default function ForgotPasswordNew() {
  return (
    <Page title={words.forgotPassword} narrow>
      <PasswordForm
        purpose="reset"
        {...useLoaderData<typeof loader>()}
        failure={useActionData<FormFailure>()}
      />
    </Page>
  );
}
