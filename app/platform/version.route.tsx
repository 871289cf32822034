import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectAfterPost, refererPath } from "./answers.server.ts";
import { readForm } from "./forms.server.ts";
import { serializeVersion } from "./light-version.server.ts";

/** Only a POST switches; whoever opens the address gets the shop. */
export function loader() {
  return redirect("/", 302);
}

/** Back to the page the footer's switch was on, in the version it asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { version } = await readForm(request);
  const cookies = [serializeVersion(request, version === "light" ? "light" : "full")];
  return redirectAfterPost(context, refererPath(request, "/"), { cookies });
}
