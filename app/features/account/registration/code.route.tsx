import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { CodeForm } from "./code-form.tsx";
import { carriedHeaders } from "#app/platform/carried-headers.ts";
import { answerCodeStep, loadCodeStep } from "./steps.server.ts";
import { purposeOf, purposeTitle } from "./purpose.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { StepPage } from "./step-page.tsx";

export const meta: MetaFunction = ({ location }) => [
  { title: `${purposeTitle(purposeOf(location))} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const headers = carriedHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  return loadCodeStep(asked, purposeOf(new URL(asked.request.url)));
}

export async function action(asked: ActionFunctionArgs) {
  return answerCodeStep(asked, purposeOf(new URL(asked.request.url)));
}

export default function Code() {
  const purpose = purposeOf(useLocation());
  const step = useLoaderData<typeof loader>();
  return (
    <StepPage purpose={purpose} step="code" target={step.target}>
      <CodeForm purpose={purpose} {...step} failure={useActionData<FormFailure>()} />
    </StepPage>
  );
}
