import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A refusal shows today's prices and stock. */
export function revalidateRefusal({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus >= 400;
}
