import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
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
  await requireCustomer(request, context);
  return data(null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerDeletion({ request, context });
}

export default function DeleteAccount() {
  return (
    <Page title={words.deleteAccount} narrow>
      <DeleteForm failure={useActionData<FormFailure>()} />
    </Page>
  );
}
