import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { PasswordForm } from "./password-form.tsx";
import { loadPasswordStep } from "./steps.server.ts";
import { purposeOf, purposeTitle } from "./purpose.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { StepPage } from "./step-page.tsx";
import { answerRegister } from "./register/answer-register.server.ts";
import { answerReset } from "./reset/answer-reset.server.ts";

export const meta: MetaFunction = ({ location }) => [
  { title: `${purposeTitle(purposeOf(location))} – Kirana` },
  { name: "robots", content: "noindex" },
];

const answers = { register: answerRegister, reset: answerReset };

export async function loader(asked: LoaderFunctionArgs) {
  return loadPasswordStep(asked, purposeOf(new URL(asked.request.url)));
}

export async function action(asked: ActionFunctionArgs) {
  return answers[purposeOf(new URL(asked.request.url))](asked);
}

export default function Password() {
  const purpose = purposeOf(useLocation());
  const step = useLoaderData<typeof loader>();
  return (
    <StepPage purpose={purpose} step="password" target={step.target}>
      <PasswordForm purpose={purpose} {...step} failure={useActionData<FormFailure>()} />
    </StepPage>
  );
}
