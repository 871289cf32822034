import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderPath, paymentResultPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { Page } from "#app/ui/page.tsx";
import { answerResult } from "./answer-result.server.ts";
import { useGoingOn } from "./use-going-on.ts";
import { words } from "./words.ts";

/** The page goes on by itself, with and without scripts. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.isPaid ? words.paidTitle : words.payingTitle },
  { name: "robots", content: "noindex" },
  ...(data
    ? [{ httpEquiv: "refresh", content: data.isPaid ? `1;url=${orderPath(data.orderId)}` : "4" }]
    : []),
];

export const handle = { failure: () => words.failure };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  return answerResult(context, customer, new URL(request.url).searchParams.get("orderId"));
}

export default function PaymentSuccess() {
  const { orderId, isPaid } = useLoaderData<typeof loader>();
  const order = orderPath(orderId);
  useGoingOn(isPaid ? order : null);
  if (isPaid) {
    return (
      <Page title={words.paidHeading} narrow>
        <p role="status" className="panel mb-4">
          {words.paid}
        </p>
        <a href={order} className="button">
          {words.showOrder}
        </a>
      </Page>
    );
  }
  return (
    <Page title={words.paying} narrow>
      <p role="status" className="panel mb-4">
        {words.waiting}
      </p>
      <a href={paymentResultPath(orderId)} className="button">
        {words.checkAgain}
      </a>
    </Page>
  );
}
