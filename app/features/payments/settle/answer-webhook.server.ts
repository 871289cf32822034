import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readBytes } from "#app/platform/read-bytes.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { receiveEvent } from "./receive-event.server.ts";

const mostBytes = 256 * 1024;

export async function answerWebhook({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST")
    return new Response("Events are posted.", { status: 405, headers: { Allow: "POST" } });
  if (!(await gateway.isFromGateway(context, request))) {
    return new Response("Not allowed", { status: 401, headers: { "WWW-Authenticate": "Basic" } });
  }
  const bytes = await readBytes(request, mostBytes);
  if (bytes === null) return new Response("Too large", { status: 413 });
  const event = gateway.parseEvent(new TextDecoder().decode(bytes));
  if (!event) return new Response("Not an event", { status: 400 });
  await receiveEvent(context, event);
  return Response.json({ received: true });
}
