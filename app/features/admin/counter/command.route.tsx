import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type CounterCommand, counterCommandPath, counterPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { acceptOrder, dispatchOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { switchDevice } from "#app/features/notices/devices/switch-device.server.ts";
import { atEnd } from "#app/values/path.ts";
import { AskToDispatch } from "./several/ask-to-dispatch.tsx";
import { answerSeveral } from "./several/answer-several.server.ts";
import { listToDispatch } from "./several/list-to-dispatch.server.ts";
import { words } from "./several/words.ts";

const commands: Record<CounterCommand, (asked: ActionFunctionArgs) => Promise<Response>> = {
  accept: (asked) => answerSeveral(asked, { take: acceptOrder, done: words.accepted }),
  dispatch: (asked) => answerSeveral(asked, { take: dispatchOrder, done: words.outForDelivery }),
  push: switchPush,
};

/** The device in hand is told of a new order, or no more. */
async function switchPush(asked: ActionFunctionArgs) {
  const { id: userId } = await requireRight(asked.request, asked.context, "counter");
  return switchDevice(asked, { userId, page: counterPath });
}

export const meta = () => adminMeta(shared.places.counter.name);
export const links = adminLinks;

/** All that are packed are asked about before they leave; the other commands have no page. */
export async function loader(asked: LoaderFunctionArgs) {
  const { pathname } = new URL(asked.request.url);
  return pathname === counterCommandPath("dispatch")
    ? listToDispatch(asked)
    : redirect(counterPath);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

export default AskToDispatch;
