import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refuseMethod } from "#app/features/api/call/answer-calls.server.ts";
import { respond } from "#app/features/api/call/respond.server.ts";
import { apiCalls } from "./calls.server.ts";
import { renderDocs } from "./docs-page.server.tsx";

export function loader({ request, context }: LoaderFunctionArgs): Response | Promise<Response> {
  if (request.method === "OPTIONS") return action({ request });
  const page = renderDocs({
    calls: apiCalls,
    origin: new URL(request.url).origin,
    nonce: context.nonce,
  });
  return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export function action({ request }: Pick<ActionFunctionArgs, "request">): Promise<Response> {
  return respond(request, refuseMethod([{ method: "GET" }]));
}
