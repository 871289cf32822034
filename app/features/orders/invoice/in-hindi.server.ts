import { hindiOf, readInHindi } from "#app/features/billing/paper/in-hindi.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

/** What the print window says in Hindi too. */
export function invoiceInHindi(context: RequestContext, orderId: string) {
  return readInHindi(context, [orderId], hindiOf(words));
}
