import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CodeForm } from "#app/features/account/registration/code-form.tsx";
import { stepHeaders } from "#app/features/account/registration/step-headers.ts";
import { answerCodeStep, loadCodeStep } from "#app/features/account/registration/steps.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [
  { title: `${words.forgotPassword} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const headers = stepHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  return loadCodeStep(asked, "reset");
}

export async function action(asked: ActionFunctionArgs) {
  return answerCodeStep(asked, "reset");
}

export default function ForgotPasswordCode() {
  return (
    <Page title={words.forgotPassword} narrow>
      <CodeForm
        purpose="reset"
        {...useLoaderData<typeof loader>()}
        failure={useActionData<FormFailure>()}
      />
    </Page>
  );
}
