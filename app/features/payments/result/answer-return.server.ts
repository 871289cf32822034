import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "#app/platform/forms.server.ts";
import { readReturn } from "./read-return.server.ts";
import { returnPage } from "./return-page.ts";

/**
 * The gateway's redirect is a GET, or a POST where that was asked for; from its site it carries no
 * session.
 */
export async function answerReturn({ request, context }: LoaderFunctionArgs) {
  const sent =
    request.method === "POST"
      ? new URLSearchParams(await readForm(request))
      : new URL(request.url).searchParams;
  return returnPage(await readReturn(context, sent));
}
