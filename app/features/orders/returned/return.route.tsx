import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { isTakenAtDoor } from "#app/features/orders/progress/newest-step.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { Field } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import {
  type LineLeft,
  calledAsOrdered,
  returnField,
  linesLeft,
  parseReturn,
} from "./return-form.ts";
import { returnGoods } from "./return-goods.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [, order, [document]] = await Promise.all([
    requireRight(request, context, "till"),
    getOrder(context, id),
    getDocuments(context, [id]),
  ]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const isOut = order.dispatchedAt !== null && order.cancelledAt === null;
  return {
    ...{ id, short: order.short, money: moneyText(order), nth: order.returnCount },
    lines: isOut && document ? calledAsOrdered(linesLeft(document), order) : [],
  };
}

function moneyText({ khataAt, paidAt, paymentReference }: Order): string {
  if (khataAt !== null) return words.offKhata;
  if (paidAt === null) return words.lessToPay;
  return isTakenAtDoor(paymentReference) ? words.handBack : words.goesBack;
}

type Refusal = { message: string; errors: Record<string, string>; values: Record<string, string> };

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRight(request, context, "till");
  const orderId = params.id ?? "";
  const [[document], values] = await Promise.all([
    getDocuments(context, [orderId]),
    readForm(request),
  ]);
  if (!document) throw new Response(words.noBill, { status: 404 });
  const nth = Number(values.nth) || 0;
  const form = parseReturn(linesLeft(document, nth), values);
  const outcome = form.ok ? await returnGoods(context, { orderId, nth, lines: form.lines }) : form;
  if (outcome.ok)
    return redirectAfterPost(context, orderPath(orderId), {
      toast: { kind: "success", message: words.written },
    });
  const errors = "errors" in outcome ? outcome.errors : {};
  const status = "status" in outcome ? outcome.status : 400;
  return data<Refusal>({ message: outcome.message, errors, values }, { status });
}

export default function ReturnGoods() {
  const { id, short, money, nth, lines } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const back = (
    <a href={orderPath(id)} className="button button-plain">
      {orders.backToOrder}
    </a>
  );
  return (
    <Page title={words.heading} narrow>
      {refusal?.message ? <Alert>{refusal.message}</Alert> : null}
      <p className="mb-2">
        <Filled
          text={lines.length === 0 ? words.nothingLeft : words.whatHappens}
          short={<strong>{short}</strong>}
          money={money}
        />
      </p>
      {lines.length > 0 ? (
        <Form method="post" action={orderStepPath(id, "return")} noValidate>
          <input type="hidden" name="nth" value={nth} />
          {lines.map((line) => (
            <ReturnLine key={line.line} line={line} refusal={refusal} />
          ))}
          <div className="choices">
            <SubmitButton action={orderStepPath(id, "return")}>{words.write}</SubmitButton>
            {back}
          </div>
        </Form>
      ) : (
        back
      )}
    </Page>
  );
}

/** What is charged for delivery stands on no shelf. */
function ReturnLine({ line, refusal }: { line: LineLeft; refusal: Refusal | undefined }) {
  const { left, quantityMilli } = line;
  const [count, shelf] = [returnField("back", line.line), returnField("shelf", line.line)];
  const isGoods = quantityMilli > 0;
  return (
    <fieldset className="panel mb-3">
      <legend className="font-semibold" lang={isGoods && !line.nameHi ? "en" : undefined}>
        {isGoods ? `${cardTitle(line)}, ${formatPack(line)}` : cardTitle(line)}
      </legend>
      <Field
        label={isGoods ? words.howMany(left) : words.feeBack}
        name={count}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={refusal?.values[count] ?? ""}
        error={refusal?.errors[count]}
      />
      {isGoods ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={shelf}
            defaultChecked={!refusal || refusal.values[shelf] !== undefined}
          />
          {words.onShelf}
        </label>
      ) : null}
    </fieldset>
  );
}
