import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { counterPath } from "#app/admin-addresses.ts";
import { acceptOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { answerSeveral } from "./answer-several.server.ts";
import { words } from "./words.ts";

export function loader() {
  return redirect(counterPath);
}

export async function action(asked: ActionFunctionArgs) {
  return answerSeveral(asked, { take: acceptOrder, done: words.accepted });
}
