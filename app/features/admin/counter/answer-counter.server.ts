import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadCounter } from "./load-counter.server.ts";

/** The counter's page asks for its orders anew here. */
export async function answerCounter({ request, context }: LoaderFunctionArgs) {
  return Response.json(await loadCounter(request, context));
}
