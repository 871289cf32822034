import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { whyHeld } from "#app/features/khata/erasure.server.ts";
import { getOwnBalance } from "#app/features/khata/read-khata.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { answerDeletion } from "./answer-deletion.server.ts";
import { DeleteForm } from "./delete-form.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.deleteAccount} – Kirana` },
  { name: "robots", content: "noindex" },
];
/** Carries Retry-After to the page. */
export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ id }, balancePaise] = await Promise.all([
    requireCustomer(request, context),
    getOwnBalance(context),
  ]);
  return {
    held: balancePaise ? await whyHeld(context, id) : null,
    owedPaise: Math.max(balancePaise ?? 0, 0),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerDeletion({ request, context });
}

export default function DeleteAccount() {
  return (
    <Page title={words.deleteAccount} narrow>
      <DeleteForm {...useLoaderData<typeof loader>()} failure={useActionData<FormFailure>()} />
    </Page>
  );
}
