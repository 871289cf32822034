import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInTarget } from "#app/features/session/sign-in-target.server.ts";
import { answerPhoneStep } from "#app/features/account/registration/phone-step.server.ts";
import { carriedHeaders } from "#app/platform/carried-headers.ts";
import { loadPhoneStep, targetOf } from "#app/features/account/registration/steps.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { StepPage } from "#app/features/account/registration/step-page.tsx";
import { RegisterView } from "./register-view.tsx";
import { words } from "#app/features/account/registration/words.ts";

export const meta: MetaFunction = () => [{ title: `${words.register} – Kirana` }];
export const headers = carriedHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const visitor = await getVisitor(asked.context);
  if (visitor) throw redirect(signInTarget(targetOf(asked.request), visitor.role), 302);
  return loadPhoneStep(asked, "register");
}

export async function action(asked: ActionFunctionArgs) {
  return answerPhoneStep(asked, "register");
}

export default function Register() {
  const step = useLoaderData<typeof loader>();
  return (
    <StepPage purpose="register" step="phone" target={step.target}>
      <RegisterView {...step} failure={useActionData<FormFailure>()} />
    </StepPage>
  );
}
