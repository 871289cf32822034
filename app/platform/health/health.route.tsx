import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { checkHealth } from "./check-health.server.ts";

/** For who watches the shop from outside: which of its parts answer, and nothing more. */
export async function loader({ context }: LoaderFunctionArgs) {
  const health = await checkHealth(context);
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
