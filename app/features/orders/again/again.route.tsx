import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cartPath, orderPath } from "#app/addresses/paths.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { noOrder } from "#app/features/orders/progress/step-outcome.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { orderAgain } from "./order-again.server.ts";
import { words } from "./words.ts";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

/** The cart's own page says what is gone, dearer or short. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireCustomer(request, context);
  const order = await getOrder(context, params.id ?? "");
  if (!order) throw new Response(noOrder().message, { status: 404 });
  const again = await orderAgain(context, order);
  return redirectAfterPost(context, cartPath, {
    cookies: [again.cookie],
    toast: toastOf(again),
  });
}

function toastOf({ isWhole, hasSome, hasAll }: Awaited<ReturnType<typeof orderAgain>>) {
  if (isWhole && hasAll) return { kind: "success", message: words.inCart } as const;
  const problem = hasSome ? words.someGone : words.allGone;
  return { kind: "error", message: isWhole ? problem : words.cartFull } as const;
}
