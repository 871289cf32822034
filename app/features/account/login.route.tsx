import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { khataPath } from "#app/addresses/paths.ts";
import { isPersonal, isShipping } from "#app/addresses/traits.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { onCard } from "#app/ui/on-card.ts";
import { Page } from "#app/ui/page.tsx";
import { StepBar } from "#app/ui/step-bar.tsx";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { LoginForm } from "./login-form.tsx";
import { signInTarget } from "#app/features/session/sign-in-target.server.ts";
import { endSession, startPageSession } from "#app/features/session/session.server.ts";
import { signIn, wrongPassword } from "#app/features/session/sign-in.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { words } from "./words.ts";

export const meta: MetaFunction = () => [
  { title: `${words.logIn} – Kirana` },
  { name: "robots", content: "noindex" },
];

/** Carries Retry-After to the page. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const requestedTarget = (request: Request) => new URL(request.url).searchParams.get("redirect");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await getVisitor(context);
  if (visitor) throw redirect(signInTarget(requestedTarget(request), visitor.role), 302);
  const target = signInTarget(requestedTarget(request), "owner");
  return { target, isCheckout: isShipping(target), why: whyAsked(target) };
}

/** Who was on the way to a page of their own is told why it asks. */
function whyAsked(target: string): "whyKhata" | "whyOwn" | null {
  if (isShipping(target) || !isPersonal(target)) return null;
  return target.startsWith(khataPath) ? "whyKhata" : "whyOwn";
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await signIn(request, context);
  if (!result.ok) {
    const { failure, waitSeconds } = result;
    if (waitSeconds === null) return data(failure, { status: 400 });
    return data(failure, { status: 429, headers: { "Retry-After": String(waitSeconds) } });
  }
  const cookies = await startPageSession(context, request, result);
  if (!cookies) return data(wrongPassword(result.phone), { status: 400 });
  await endSession(context);
  return redirectAfterPost(context, signInTarget(requestedTarget(request), result.role), {
    cookies,
  });
}

export default function Login() {
  const { target, isCheckout, why } = useLoaderData<typeof loader>();
  return (
    <Page title={words.logIn} narrow>
      {isCheckout ? <StepBar steps={checkoutSteps()} current="sign-in" /> : null}
      {why ? <p className="mb-4">{words[why]}</p> : null}
      <div className={onCard}>
        <LoginForm target={target} failure={useActionData<FormFailure>()} />
      </div>
    </Page>
  );
}
