import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "#app/platform/forms.server.ts";
import { readReturn } from "./read-return.server.ts";
import { returnPage } from "./return-page.ts";

/**
 * The gateway's redirect is a GET, or a POST where that was asked for; from its site it carries no
 * session.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return returnPage(await readReturn(context, new URL(request.url).searchParams));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return returnPage(await readReturn(context, new URLSearchParams(await readForm(request))));
}
