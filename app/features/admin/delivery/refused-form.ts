import type { DeliveryCommand } from "#app/addresses/side-paths.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";

const nothing = { errors: {}, values: {} };

/** What was wrong with this form and typed into it; nothing where another was sent. */
export function refusedIn(
  refused: RefusedDelivery | undefined,
  command: DeliveryCommand,
): { errors: Record<string, string | undefined>; values: Record<string, string | undefined> } {
  return refused?.command === command ? refused : nothing;
}
