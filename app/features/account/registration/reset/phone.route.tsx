import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerPhoneStep } from "#app/features/account/registration/phone-step.server.ts";
import { carriedHeaders } from "#app/platform/carried-headers.ts";
import { loadPhoneStep } from "#app/features/account/registration/steps.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { StepPage } from "#app/features/account/registration/step-page.tsx";
import { ForgotPasswordView } from "./forgot-password-view.tsx";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [{ title: `${words.forgotPassword} – Kirana` }];
export const headers = carriedHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  return loadPhoneStep(asked, "reset");
}

export async function action(asked: ActionFunctionArgs) {
  return answerPhoneStep(asked, "reset");
}

export default function ForgotPassword() {
  const step = useLoaderData<typeof loader>();
  return (
    <StepPage purpose="reset" step="phone" target={step.target}>
      <ForgotPasswordView {...step} failure={useActionData<FormFailure>()} />
    </StepPage>
  );
}
