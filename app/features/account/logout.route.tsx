import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { endSession } from "#app/features/session/session.server.ts";

/** Only a POST logs out; whoever opens the address gets the shop. */
export function loader() {
  return redirect("/", 302);
}

export async function action({ context }: ActionFunctionArgs) {
  const cookies = await Promise.all([endSession(context), context.cookies.serialize("cart", null)]);
  return redirectAfterPost(context, "/", { cookies, isNewDocument: true });
}
