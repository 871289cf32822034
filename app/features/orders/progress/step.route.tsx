import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import type { OrderCommand } from "#app/addresses/paths.ts";
import { receiveUpi } from "#app/features/orders/collect/receive-upi.server.ts";
import { type WrongUpi, UpiAgain } from "#app/features/orders/collect/upi-again.tsx";
import { showLink } from "#app/features/orders/collect/show-link.server.ts";
import { words as collect } from "#app/features/orders/collect/words.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { words as khata } from "#app/features/orders/khata/words.ts";
import { words as order } from "#app/features/orders/words.ts";
import { handBack } from "#app/features/orders/returned/hand-back.server.ts";
import { assignRider } from "#app/features/orders/run/assign-rider.server.ts";
import { deliverWithReason } from "#app/features/orders/run/deliver-with-reason.server.ts";
import { words as run } from "#app/features/orders/run/words.ts";
import type { Taken } from "#app/features/payments/settle/mark-paid.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { atEnd } from "#app/values/path.ts";
import { acceptOrder, dispatchOrder, packOrder } from "./advance-order.server.ts";
import { answerStep, leadToOrder } from "./answer-step.server.ts";
import { deliverFor, deliverOnKhata } from "./deliver-order.server.ts";
import { recordCash } from "./record-cash.server.ts";
import { RefusedStepPage } from "./refused-step.tsx";
import { type StepOutcome, refusedStep } from "./step-outcome.ts";
import { takenByUpi, takenInCash } from "./taken-at-door.server.ts";
import { undoNamed } from "./undo-step.server.ts";
import { words } from "./words.ts";

/** What the shop's staff do with an order by one button. */
const steps: Record<OrderCommand, (asked: ActionFunctionArgs) => Promise<unknown>> = {
  accept: (asked) =>
    answerStep(asked, {
      right: "counter",
      step: () => "accept",
      take: acceptOrder,
      done: words.accepted,
    }),
  pack: (asked) =>
    answerStep(asked, {
      right: "counter",
      step: () => "pack",
      take: packOrder,
      done: words.packed,
    }),
  dispatch: (asked) =>
    answerStep(asked, {
      right: "counter",
      step: () => "dispatch",
      take: dispatchOrder,
      done: words.dispatched,
    }),
  deliver: (asked) =>
    answerStep(asked, {
      right: "till",
      step: () => "deliver",
      take: deliverByShop,
      done: words.delivered,
    }),
  "deliver-cash": (asked) => answerDoor(asked, takenInCash()),
  "deliver-upi": (asked) => answerDoor(asked, takenByUpi("")),
  "deliver-khata": (asked) =>
    answerStep(asked, {
      right: "till",
      step: () => "khata",
      take: deliverOnKhata,
      done: words.delivered,
    }),
  cash: (asked) =>
    answerStep(asked, {
      right: "till",
      step: () => "cash",
      take: recordCash,
      done: words.cashRecorded,
    }),
  khata: (asked) => answerStep(asked, { right: "till", take: putOnKhata, done: khata.done }),
  undo: (asked) => answerStep(asked, { right: "till", take: undoNamed, done: words.undone }),
  rider: (asked) =>
    answerStep(asked, {
      right: "till",
      take: (context, id, { userId }) => assignRider(context, id, userId || null),
      done: run.riderSaved,
    }),
  "handed-back": (asked) =>
    answerStep(asked, { right: "till", take: handBack, done: words.handedBack }),
  upi: receiveUpi,
  link: showLink,
};

/** What a rider has is delivered by the shop with a reason. */
async function deliverByShop(
  context: RequestContext,
  orderId: string,
  { reason = "" }: Record<string, string>,
): Promise<StepOutcome> {
  const outcome = await deliverWithReason(context, orderId, { reason });
  return !outcome.ok && outcome.status === 400
    ? refusedStep("out-of-order", outcome.message)
    : outcome;
}

function answerDoor(asked: ActionFunctionArgs, taken: Taken) {
  return answerStep(asked, {
    right: "till",
    step: () => "cash",
    take: (context, id) => deliverFor(context, id, taken),
    done: words.delivered,
  });
}

export const meta: MetaFunction = ({ location }) => [
  { title: location.pathname.endsWith("/upi") ? collect.title : order.title },
];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), steps)(asked);
}

/** Why it can't be, or the form again with what was typed. */
export default function RefusedStep() {
  const answer = useActionData<WrongUpi | object>();
  return answer && "errors" in answer ? <UpiAgain {...answer} /> : <RefusedStepPage />;
}
