import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { homePath, loginPath, profilePath } from "#app/addresses/paths.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { endSession } from "#app/features/session/session.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
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

/** Who is to log in with another number comes back to the page that asked for it. */
async function signOut({ request, context }: ActionFunctionArgs) {
  const { redirect: wanted } = await readForm(request);
  const to = wanted ? withRedirect(loginPath, wanted) : homePath;
  const cookies = await Promise.all([endSession(context), context.cookies.serialize("cart", null)]);
  return redirectAfterPost(context, to, { cookies, isNewDocument: true });
}
