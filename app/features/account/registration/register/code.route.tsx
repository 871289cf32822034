import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CodeForm } from "#app/features/account/registration/code-form.tsx";
import { stepHeaders } from "#app/features/account/registration/step-headers.ts";
import { answerCodeStep, loadCodeStep } from "#app/features/account/registration/steps.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [
  { title: `${words.register} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const headers = stepHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  return loadCodeStep(asked, "register");
}

export async function action(asked: ActionFunctionArgs) {
  return answerCodeStep(asked, "register");
}

export default function RegisterCode() {
  return (
    <Page title={words.register} narrow>
      <CodeForm
        purpose="register"
        {...useLoaderData<typeof loader>()}
        failure={useActionData<FormFailure>()}
      />
    </Page>
  );
}
