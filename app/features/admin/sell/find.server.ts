import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { findForTill } from "./find-for-till.server.ts";

/** What the till's script asks for as it is typed or scanned. */
export async function answerFind({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const typed = new URL(request.url).searchParams.get("find") ?? "";
  const [, found] = await Promise.all([
    requireRight(request, context, "till"),
    findForTill(context, typed),
  ]);
  return Response.json(found);
}
