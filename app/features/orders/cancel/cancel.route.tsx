import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { linePictures } from "#app/features/orders/line-pictures.server.ts";
import { missing, requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseFields, readForm } from "#app/platform/forms.server.ts";
import { isTakenAtDoor } from "#app/features/orders/progress/newest-step.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Beside } from "#app/ui/beside.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { Page } from "#app/ui/page.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import { may } from "#app/values/roles.ts";
import { cancelOrder, tooLate } from "./cancel-order.server.ts";
import { CancelFormSchema } from "./cancel.schema.ts";
import { OrderGoods } from "./goods.tsx";
import { ReasonFields } from "./reason-fields.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [customer, order, pictures] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, params.id ?? ""),
    linePictures(context, params.id ?? ""),
  ]);
  if (!order) throw missing(customer, "till", noOrder().message);
  const { id, short, lines, payablePaise, packedAt, deliveredAt } = order;
  if (order.hidesCustomer) throw missing(customer, "till", noOrder().message);
  const isShop = may(customer.role, "till");
  const isLate = (isShop ? deliveredAt : packedAt) !== null;
  return {
    ...{ id, short, lines, pictures, payablePaise, isShop },
    back: moneyBack(order),
    late: isLate && order.cancelledAt === null ? (await tooLate(context, customer)).message : null,
  };
}

/** What came at the door is handed back, not refunded. */
function moneyBack({ paidAt, paymentReference }: Order): "refunded" | "handedBack" | "nothingPaid" {
  if (paidAt === null) return "nothingPaid";
  return isTakenAtDoor(paymentReference) ? "handedBack" : "refunded";
}

type Refusal = {
  message?: string;
  errors?: Record<string, string>;
  values: { reason?: string; other?: string };
};

export async function action({ request, context, params }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const orderId = params.id ?? "";
  const values = await readForm(request);
  const form = parseFields(values, CancelFormSchema);
  if (!form.ok) return data<Refusal>({ errors: form.errors, values }, { status: 400 });
  const outcome = await cancelOrder(context, customer, { orderId, ...form.value });
  if (outcome.ok)
    return redirectAfterPost(context, orderPath(orderId), {
      toast: { kind: "success", message: words.cancelled },
    });
  if (outcome.reason === "not-found") throw missing(customer, "till", outcome.message);
  return data<Refusal>({ message: outcome.message, values }, { status: outcome.status });
}

export default function CancelOrder() {
  const { id, short, payablePaise, back, late, isShop, ...goods } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  if (late)
    return (
      <Page title={orders.cancelOrder} narrow>
        <Alert>{late}</Alert>
        <a href={orderPath(id)} className="button button-plain">
          {orders.backToOrder}
        </a>
      </Page>
    );
  return (
    <Page title={orders.cancelOrder}>
      {refusal?.message ? <Alert>{refusal.message}</Alert> : null}
      <Beside aside={<OrderGoods {...{ short, payablePaise, ...goods }} />}>
        <p className="mb-4">
          <Filled
            text={words.question}
            short={<strong>{short}</strong>}
            amount={<span className="money">{formatPaise(payablePaise)}</span>}
          />
          {isShop && back === "nothingPaid" ? null : ` ${words[back]}`}
        </p>
        <Form method="post" action={orderStepPath(id, "cancel")} noValidate>
          <ReasonFields
            isShop={isShop}
            values={refusal?.values ?? {}}
            errors={refusal?.errors ?? {}}
          />
          <div className="grid gap-3 md:grid-cols-2">
            <SubmitButton
              action={orderStepPath(id, "cancel")}
              look="button button-danger w-full border-chilli"
            >
              {orders.cancelOrder}
            </SubmitButton>
            <a href={orderPath(id)} className="button">
              {words.keep}
            </a>
          </div>
        </Form>
      </Beside>
    </Page>
  );
}
