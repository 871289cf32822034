import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type CounterCommand, counterPath } from "#app/addresses/paths.ts";
import { acceptOrder, dispatchOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { atEnd } from "#app/values/path.ts";
import { switchDevice } from "./push/switch-device.server.ts";
import { answerSeveral } from "./several/answer-several.server.ts";
import { words } from "./several/words.ts";

const commands: Record<CounterCommand, (asked: ActionFunctionArgs) => Promise<Response>> = {
  accept: (asked) => answerSeveral(asked, { take: acceptOrder, done: words.accepted }),
  dispatch: (asked) => answerSeveral(asked, { take: dispatchOrder, done: words.outForDelivery }),
  push: switchDevice,
};

export function loader() {
  return redirect(counterPath);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}
