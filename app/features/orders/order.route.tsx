import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireCustomer } from "#app/features/account/visitor.server.ts";
import { shopContact } from "#app/platform/configuration.ts";
import { Page } from "#app/ui/page.tsx";
import { getOrder } from "./get-order.server.ts";
import { Invoice } from "./invoice.tsx";
import { progressOf } from "./order-progress.ts";
import { PrintButton } from "./print-button.tsx";
import { Tracking } from "./tracking.tsx";

export const meta = () => [{ title: "Order – Kirana" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [, order] = await Promise.all([requireCustomer(request, context), getOrder(context, params.id ?? "")]);
  if (!order) throw new Response("There is no such order.", { status: 404 });
  const isPrintView = new URL(request.url).searchParams.has("print");
  return { order, supplier: shopContact(context.config), isPrintView };
}

export default function OrderPage() {
  const { order, supplier, isPrintView } = useLoaderData<typeof loader>();
  if (order.lines.length === 0) return <Page title="Order"><p>Order is empty</p></Page>;
  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1>{isPrintView ? "Invoice" : "Your order"}</h1>
        <PrintButton isPrintView={isPrintView} orderId={order.id} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
        {isPrintView ? null : <Tracking {...progressOf(order)} />}
        <Invoice order={order} supplier={supplier} isPrintView={isPrintView} />
      </div>
    </Page>
  );
}
