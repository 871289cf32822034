import { isId } from "#app/values/identifier.ts";

/** As many as one tap takes on, or one paper holds. */
export const mostAtOnce = 50;

/**
 * The orders that are ticked, and when none is, all that stood there; in an address also several in
 * one value.
 */
export function chosenOrders(fields: URLSearchParams | FormData): string[] {
  const named = (name: string) =>
    fields
      .getAll(name)
      .flatMap((value) => String(value).split(","))
      .filter(isId);
  const ticked = named("orders");
  return [...new Set(ticked.length > 0 ? ticked : named("all"))].slice(0, mostAtOnce);
}
