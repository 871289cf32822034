import type { RefusedDelivery } from "./answer-form.server.ts";
import type { Intent } from "./delivery.schema.ts";

const nothing = { errors: {}, values: {} };

/** What was wrong with this form and typed into it; nothing where another was sent. */
export function refusedIn(
  refused: RefusedDelivery | undefined,
  to: Intent,
): { errors: Record<string, string | undefined>; values: Record<string, string | undefined> } {
  return refused?.to === to ? refused : nothing;
}
