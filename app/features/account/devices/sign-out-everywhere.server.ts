import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { endEverySession } from "#app/features/session/session.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { words } from "./everywhere.words.ts";

/** A log-out here, and wherever else the customer is signed in. */
export async function signOutEverywhere({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const cookies = await Promise.all([
    endEverySession(context, customer.id),
    context.cookies.serialize("cart", null),
  ]);
  return redirectAfterPost(context, "/", {
    cookies,
    isNewDocument: true,
    toast: { kind: "success", message: words.signedOut },
  });
}
