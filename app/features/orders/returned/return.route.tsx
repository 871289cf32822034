import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useState } from "react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { cashReference, isTakenAtDoor } from "#app/features/orders/progress/newest-step.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { linePictures } from "#app/features/orders/line-pictures.server.ts";
import { GiveBack, type ReturnWay } from "./give-back.tsx";
import {
  type ReturnFields,
  allBack,
  calledAsOrdered,
  givenBack,
  isAnyBack,
  linesLeft,
  paiseLeft,
  parseReturn,
  picturesOfLines,
} from "./return-form.ts";
import { ReturnLines } from "./return-lines.tsx";
import { returnGoods } from "./return-goods.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [, order, [document], pictures] = await Promise.all([
    requireRight(request, context, "till"),
    getOrder(context, id),
    getDocuments(context, [id]),
    linePictures(context, id),
  ]);
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const isOut = order.dispatchedAt !== null && order.cancelledAt === null;
  const lines = isOut && document ? calledAsOrdered(linesLeft(document), order) : [];
  return {
    ...{ id, short: order.short, way: wayBack(order), nth: order.returnCount },
    ...{ name: order.customerName, paidAs: paidAsOf(order) },
    ...{ lines, leftPaise: document ? paiseLeft(document) : 0 },
    pictures: picturesOfLines(lines, order, pictures),
    asked: Object.fromEntries(new URL(request.url).searchParams) as ReturnFields,
  };
}

function wayBack({ khataAt, paidAt, paymentReference }: Order): ReturnWay {
  if (khataAt !== null) return "offKhata";
  if (paidAt === null) return "lessToPay";
  return isTakenAtDoor(paymentReference) ? "handBack" : "goesBack";
}

/** How it was paid: the way on which the money goes back. */
function paidAsOf({ khataAt, paidAt, paymentReference }: Order): keyof typeof words.paidAs {
  if (khataAt !== null) return "khata";
  if (paidAt === null) return "notYet";
  if (!isTakenAtDoor(paymentReference)) return "online";
  return paymentReference === cashReference ? "cash" : "upi";
}

type Refusal = { message: string; errors: Record<string, string>; values: ReturnFields };

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
  const { id, short, name, paidAs, lines, way } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <Page>
      <BackLink to={orderPath(id)}>{orders.backToOrder}</BackLink>
      <h1 className="mb-4">{words.heading}</h1>
      {refusal?.message ? <Alert>{refusal.message}</Alert> : null}
      <p className="mb-3">
        <Filled
          text={lines.length === 0 ? words.nothingLeft : words.order}
          short={<strong>{short}</strong>}
        />
        {lines.length > 0 ? (
          <span className="block wrap-anywhere">
            {name} · {words.paidAs[paidAs]} · {words[way]}
          </span>
        ) : null}
      </p>
      {lines.length > 0 ? (
        <>
          <p className="mb-3 rounded-md bg-sand px-2 py-1 font-semibold">{words.isFinal}</p>
          <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="flex-1 basis-44">{words.sayOfEach}</span>
            <a href={`?${allBack(lines)}`} className="button button-plain">
              {words.allCameBack}
            </a>
          </p>
          <ReturnForm refusal={refusal} />
        </>
      ) : null}
    </Page>
  );
}

/** The lines, and beside them, where there is room, what they come to and the one button. */
function ReturnForm({ refusal }: { refusal: Refusal | undefined }) {
  const { id, nth, lines, leftPaise, pictures, way, asked } = useLoaderData<typeof loader>();
  const [typed, setTyped] = useState<ReturnFields>(refusal?.values ?? asked);
  const onType = (field: string, value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  const isAsked = Object.keys(refusal?.values ?? asked).length > 0;
  return (
    <Form method="post" action={orderStepPath(id, "return")} noValidate className="to-pack">
      <input type="hidden" name="nth" value={nth} />
      <ReturnLines {...{ lines, pictures, typed, onType }} errors={refusal?.errors ?? {}} />
      <GiveBack
        {...{ id, way, isAsked }}
        paise={givenBack(lines, leftPaise, typed)}
        isAny={isAnyBack(lines, typed)}
      />
    </Form>
  );
}
