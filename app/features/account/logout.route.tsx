import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { homePath, profilePath } from "#app/addresses/paths.ts";
import { endSession } from "#app/features/session/session.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { atEnd } from "#app/values/path.ts";
import { signOutEverywhere } from "./devices/sign-out-everywhere.server.ts";

type Command = (asked: ActionFunctionArgs) => Promise<Response>;
const commands: Record<"logout" | "everywhere", Command> = {
  logout: signOut,
  everywhere: signOutEverywhere,
};

/** Only a POST logs out; whoever opens the address gets the shop, or the list of devices. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(atEnd(new URL(request.url), { logout: homePath, everywhere: profilePath }), 302);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

async function signOut({ context }: ActionFunctionArgs) {
  const cookies = await Promise.all([endSession(context), context.cookies.serialize("cart", null)]);
  return redirectAfterPost(context, homePath, { cookies, isNewDocument: true });
}
