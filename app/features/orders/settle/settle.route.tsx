import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useState } from "react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { counterAfterPath, counterPath, taxOfOrderPath } from "#app/addresses/side-paths.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { willBeRounded } from "#app/features/billing/round-off.server.ts";
import { namesLackingClass } from "#app/features/billing/tax/unclassed-of-order.server.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import { type Order, isWaitingForPayment } from "#app/features/orders/order.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { words as steps } from "#app/features/orders/progress/words.ts";
import { requireAdmin, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { words as orders } from "#app/features/orders/words.ts";
import { Page } from "#app/ui/page.tsx";
import { KeepCode } from "#app/ui/scan/keep-code.tsx";
import { ScanField } from "#app/ui/scan/scan-field.tsx";
import { NothingPacked } from "./nothing-packed.tsx";
import { NotToPack } from "./not-to-pack.tsx";
import { packedTotal } from "./packed-total.ts";
import { addressWith, findInOrder, keepCodeOfLine, lookForCode } from "./look-for-code.server.ts";
import { LinesToPack, PackEnd } from "./pack-end.tsx";
import { LackingClass, PackHead } from "./pack-head.tsx";
import { seekSwaps } from "./seek-swaps.server.ts";
import {
  type SettleFields,
  type SettleRefusal,
  fieldOf,
  foundFirst,
  isNothing,
  lineName,
  parseSettleFields,
} from "./settle-form.ts";
import { SettleLine } from "./settle-line.tsx";
import { settleOrder } from "./settle-order.server.ts";
import { type SwapChoice, listSwapChoices } from "./swap-choices.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [visitor, order, choices, lacking, shelf, isRounded] = await Promise.all([
    requireRight(request, context, "counter"),
    getOrder(context, id),
    listSwapChoices(context, id),
    namesLackingClass(context, id),
    listPicking(context, [id]),
    willBeRounded(context, id),
  ]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const values: SettleFields = Object.fromEntries(new URL(request.url).searchParams);
  const sought = await seekSwaps(context, order, values);
  return {
    ...{ order, choices, sought, lacking, values, now: context.now },
    images: Object.fromEntries(shelf.map((row) => [row.financialId, row.image ?? ""])),
    found: await findInOrder(context, order, values.find ?? ""),
    mayKeepCode: visitor.isAdmin,
    isAtCounter: values.at === "counter",
    isRounded,
  };
}

type Question = { values: SettleFields; asks: true };

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRight(request, context, "counter");
  const id = params.id ?? "";
  const [order, values] = await Promise.all([getOrder(context, id), readForm(request)]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  if (values.pack) {
    await requireAdmin(request, context);
    return keepCodeOfLine(context, order, values);
  }
  if (values.find?.trim()) return lookForCode(context, order, values);
  if (values.look) return redirectAfterPost(context, addressWith(order, { ...values, look: "" }));
  const form = parseSettleFields(order.lines, values);
  if (!form.ok)
    return data<SettleRefusal>({ message: "", errors: form.errors, values }, { status: 400 });
  const cancels = isNothing(form.lines);
  if (cancels && isToPack(order) && !values.cancel) return data<Question>({ values, asks: true });
  const outcome = await settleOrder(context, id, form.lines);
  if (outcome.ok) return answerSettled(context, { id, cancels, isAtCounter: Boolean(values.at) });
  if (outcome.reason !== "invalid")
    return data<SettleRefusal>(
      { message: outcome.message, errors: {}, values },
      { status: outcome.status },
    );
  const errors = { [fieldOf(outcome.field, outcome.financialId)]: outcome.message };
  return data<SettleRefusal>({ message: "", errors, values }, { status: 400 });
}

const isToPack = (order: Order) =>
  order.packedAt === null && order.cancelledAt === null && !isWaitingForPayment(order);

type Settled = { id: string; cancels: boolean; isAtCounter: boolean };

/** 303 to where it was packed. */
function answerSettled(context: RequestContext, { id, cancels, isAtCounter }: Settled) {
  const atCounter = cancels ? counterPath : counterAfterPath(id, "pack");
  return redirectAfterPost(context, isAtCounter ? atCounter : orderPath(id), {
    toast: { kind: "success", message: cancels ? words.isCancelled : steps.packed },
  });
}

export default function SettleOrder() {
  const { order, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<SettleRefusal | Question>();
  // What was sent has no query of its own.
  const isAtCounter = loaded.isAtCounter || answer?.values.at === "counter";
  if (answer && "asks" in answer)
    return <NothingPacked order={order} values={answer.values} isAtCounter={isAtCounter} />;
  if (!isToPack(order))
    return <NotToPack order={order} message={answer?.message} isAtCounter={isAtCounter} />;
  return <PackOrder refusal={answer} isAtCounter={isAtCounter} />;
}

type PackOrderProps = { refusal: SettleRefusal | undefined; isAtCounter: boolean };

function PackOrder({ refusal, isAtCounter }: PackOrderProps) {
  const loaded = useLoaderData<typeof loader>();
  const { order, lacking, found } = loaded;
  const values: SettleFields = refusal?.values ?? loaded.values;
  return (
    <Page>
      <BackLink to={isAtCounter ? counterPath : orderPath(order.id)}>
        {isAtCounter ? orders.backToCounter : orders.backToOrder}
      </BackLink>
      <h1 className="mb-4">{words.heading}</h1>
      {refusal?.message ? <Alert>{refusal.message}</Alert> : null}
      <LackingClass names={lacking} href={taxOfOrderPath(order.id, isAtCounter)} />
      {found.kind === "unknown" && !refusal ? (
        <KeepCode
          code={found.code}
          packs={order.lines.map((line) => ({ id: line.financialId, name: lineName(line) }))}
          action={loaded.mayKeepCode ? orderStepPath(order.id, "settle") : null}
          values={{ ...values, find: "" }}
        />
      ) : null}
      <PackForm {...{ refusal, isAtCounter, values }} />
    </Page>
  );
}

const isSame = (one: SwapChoice) => (other: SwapChoice) =>
  one.financialId === other.financialId && one.insteadOf === other.insteadOf;

function PackForm({ refusal, isAtCounter, values }: PackOrderProps & { values: SettleFields }) {
  const loaded = useLoaderData<typeof loader>();
  const { order, sought, found, images, isRounded } = loaded;
  const choices = [...sought, ...loaded.choices.filter((one) => !sought.some(isSame(one)))];
  const errors: SettleRefusal["errors"] = refusal?.errors ?? {};
  const action = orderStepPath(order.id, "settle");
  const [typed, setTyped] = useState(values);
  const onType = (field: string, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const form = parseSettleFields(order.lines, typed);
  return (
    <Form method="post" action={action} noValidate className="to-pack">
      {isAtCounter ? <input type="hidden" name="at" value="counter" /> : null}
      <div>
        <PackHead order={order} now={loaded.now} />
        <ScanField answer={refusal ?? loaded} typed={values.find ?? ""} error={errors.find} />
        {found.kind === "which" ? (
          <p role="status" className="mb-2">
            {codes.which}
          </p>
        ) : null}
      </div>
      <LinesToPack>
        {foundFirst(order.lines, found).map(({ line, isFound }) => (
          <SettleLine
            key={line.financialId}
            {...{ line, isFound, onType, errors }}
            values={typed}
            image={images[line.financialId] ?? ""}
            choices={choices.filter(({ insteadOf }) => insteadOf === line.financialId)}
            hasSoughtInVain={
              Boolean(loaded.values[fieldOf("seek", line.financialId)]) &&
              !sought.some(({ insteadOf }) => insteadOf === line.financialId)
            }
          />
        ))}
      </LinesToPack>
      <PackEnd
        id={order.id}
        paise={form.ok ? packedTotal(order, form.lines, choices) : null}
        isRounded={isRounded}
      />
    </Form>
  );
}
