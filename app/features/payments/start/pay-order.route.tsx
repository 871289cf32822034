import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as ui } from "#app/ui/words.ts";
import { type PaymentProblem, problemOf, statusOf } from "./payment-problem.ts";
import { startPayment } from "./start-payment.server.ts";
import { words } from "./words.ts";

export const handle = { failure: () => words.failure };
export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex" }];

/** Carries Retry-After to the page. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCustomer(request, context);
  return null;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const orderId = params.id ?? "";
  const start = await startPayment(context, customer, { orderId, shopUrl: request.url });
  if (start.ok) return redirectAfterPost(context, start.link);
  if (start.reason === "not-found") throw new Response(words.noOrder, { status: 404 });
  if (["paid", "cancelled", "on-khata"].includes(start.reason))
    return redirectAfterPost(context, orderPath(orderId));
  const headers =
    start.reason === "limited" ? { "Retry-After": String(start.retryAfter) } : new Headers();
  return data(problemOf(start), { status: statusOf(start), headers });
}

export default function PayOrder() {
  const problem = useActionData<PaymentProblem>();
  const { id = "" } = useParams();
  return (
    <Page title={words.heading} narrow>
      {problem ? <Problem {...problem} /> : null}
      {problem?.canRetry === false ? null : (
        <CommandForm
          action={orderStepPath(id, "pay")}
          label={problem ? ui.again : words.pay}
          busyLabel={words.paying}
        />
      )}
      <a href={orderPath(id)} className="link inline-block min-h-11 content-center">
        {words.backToOrder}
      </a>
    </Page>
  );
}

function Problem({ message, hint, missing }: PaymentProblem) {
  return (
    <>
      <Alert>{message}</Alert>
      <p className="mb-3">{hint}</p>
      {missing.length > 0 ? (
        <ul className="mb-4 list-disc pl-5">
          {missing.map(({ title, qty, left }) => (
            <li key={title}>
              {left === 0 ? words.noneLeft(title, qty) : words.onlyLeft(title, qty, left)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
