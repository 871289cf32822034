import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { type FormEvent, useState } from "react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { counterAfterPath, counterPath, taxOfOrderPath } from "#app/addresses/side-paths.ts";
import { namesLackingClass } from "#app/features/billing/tax/unclassed-of-order.server.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { words as steps } from "#app/features/orders/progress/words.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { Page } from "#app/ui/page.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { titleCase } from "#app/values/text.ts";
import { formatPaise } from "#app/values/money.ts";
import { NothingPacked } from "./nothing-packed.tsx";
import { packedTotal } from "./packed-total.ts";
import { type SettleFields, fieldOf, isNothing, parseSettleFields } from "./settle-form.ts";
import { SettleLine } from "./settle-line.tsx";
import { settleOrder } from "./settle-order.server.ts";
import { listSwapChoices } from "./swap-choices.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [, order, choices, lacking, shelf] = await Promise.all([
    requireRight(request, context, "counter"),
    getOrder(context, id),
    listSwapChoices(context, id),
    namesLackingClass(context, id),
    listPicking(context, [id]),
  ]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const isAtCounter = new URL(request.url).searchParams.get("at") === "counter";
  const images = Object.fromEntries(shelf.map((row) => [row.financialId, row.image ?? ""]));
  return { order, choices, lacking, images, isAtCounter };
}

type Refusal = { message: string; errors: Record<string, string>; values: SettleFields };
type Question = { values: SettleFields; asks: true };

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRight(request, context, "counter");
  const id = params.id ?? "";
  const [order, values] = await Promise.all([getOrder(context, id), readForm(request)]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const form = parseSettleFields(order.lines, values);
  if (!form.ok) return data<Refusal>({ message: "", errors: form.errors, values }, { status: 400 });
  const cancels = isNothing(form.lines);
  const isOpen =
    order.packedAt === null && order.cancelledAt === null && !isWaitingForPayment(order);
  if (cancels && isOpen && !values.cancel) return data<Question>({ values, asks: true });
  const outcome = await settleOrder(context, id, form.lines);
  if (outcome.ok) return answerSettled(context, { id, cancels, isAtCounter: Boolean(values.at) });
  if (outcome.reason !== "invalid")
    return data<Refusal>(
      { message: outcome.message, errors: {}, values },
      { status: outcome.status },
    );
  const errors = { [fieldOf(outcome.field, outcome.financialId)]: outcome.message };
  return data<Refusal>({ message: "", errors, values }, { status: 400 });
}

type Settled = { id: string; cancels: boolean; isAtCounter: boolean };

/** 303 to where it was packed. */
function answerSettled(context: RequestContext, { id, cancels, isAtCounter }: Settled) {
  const atCounter = cancels ? counterPath : counterAfterPath(id, "pack");
  return redirectAfterPost(context, isAtCounter ? atCounter : orderPath(id), {
    toast: { kind: "success", message: cancels ? words.isCancelled : steps.packed },
  });
}

export default function SettleOrder() {
  const { order, isAtCounter } = useLoaderData<typeof loader>();
  const answer = useActionData<Refusal | Question>();
  if (answer && "asks" in answer)
    return <NothingPacked order={order} values={answer.values} isAtCounter={isAtCounter} />;
  return <PackOrder refusal={answer} />;
}

function PackOrder({ refusal }: { refusal: Refusal | undefined }) {
  const { order, choices, lacking, images, isAtCounter } = useLoaderData<typeof loader>();
  const totalOf = (values: SettleFields) => {
    const form = parseSettleFields(order.lines, values);
    return form.ok ? packedTotal(order, form.lines, choices) : null;
  };
  const [total, setTotal] = useState(() => totalOf(refusal?.values ?? {}));
  const reckon = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTotal(totalOf(Object.fromEntries(new FormData(currentTarget)) as SettleFields));
  return (
    <Page title={words.heading} narrow>
      {refusal?.message ? <Alert>{refusal.message}</Alert> : null}
      <LackingClass names={lacking} href={taxOfOrderPath(order.id, isAtCounter)} />
      <p className="mb-2">
        <Filled
          text={order.hidesCustomer ? words.orderOf : words.order}
          short={<strong>{order.short}</strong>}
          name={order.customerName}
          phone={order.customerPhone}
        />
      </p>
      <p className="mb-2">{words.ifMissing(ifMissingLabels[order.ifMissing])}</p>
      {order.note ? <p className="mb-2">{orders.note(order.note)}</p> : null}
      <Form
        method="post"
        action={orderStepPath(order.id, "settle")}
        noValidate
        onInput={reckon}
        onChange={reckon}
      >
        {isAtCounter ? <input type="hidden" name="at" value="counter" /> : null}
        {order.lines.map((line) => (
          <SettleLine
            key={line.financialId}
            line={line}
            image={images[line.financialId] ?? ""}
            choices={choices.filter(({ insteadOf }) => insteadOf === line.financialId)}
            values={refusal?.values ?? {}}
            errors={refusal?.errors ?? {}}
          />
        ))}
        {total === null ? null : (
          <p className="mb-3 flex justify-between gap-3 font-semibold">
            {words.newTotal} <output className="money">{formatPaise(total)}</output>
          </p>
        )}
        <div className="choices">
          <SubmitButton action={orderStepPath(order.id, "settle")}>{words.packed}</SubmitButton>
          <a href={isAtCounter ? counterPath : orderPath(order.id)} className="button button-plain">
            {isAtCounter ? orders.backToCounter : orders.backToOrder}
          </a>
        </div>
      </Form>
    </Page>
  );
}

/** What keeps it from being dispatched is said while there is time. */
function LackingClass({ names, href }: { names: string[]; href: string }) {
  if (names.length === 0) return null;
  return (
    <p className="mb-3">
      {words.lackClass(names.map(titleCase).join(", "))}{" "}
      <a href={href} className="link inline-block min-h-11 content-center">
        {steps.setTaxClass}
      </a>
    </p>
  );
}
