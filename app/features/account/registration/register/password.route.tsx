import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordForm } from "#app/features/account/registration/password-form.tsx";
import { loadPasswordStep } from "#app/features/account/registration/steps.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { answerRegister } from "./answer-register.server.ts";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [
  { title: `${words.register} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader(asked: LoaderFunctionArgs) {
  return loadPasswordStep(asked, "register");
}

export async function action(asked: ActionFunctionArgs) {
  return answerRegister(asked);
}

export default function RegisterPassword() {
  return (
    <Page title={words.register} narrow>
      <PasswordForm
        purpose="register"
        {...useLoaderData<typeof loader>()}
        failure={useActionData<FormFailure>()}
      />
    </Page>
  );
}
