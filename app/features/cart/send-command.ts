import { cartCommandPath } from "#app/addresses.ts";
import type { CartSummary } from "./cart.ts";
import type { CartCommand, CartEvent } from "./cart-queue.ts";

const patienceMs = 20_000;

/** Posts one count; says what became of it and never throws. */
export async function sendCommand(command: CartCommand): Promise<CartEvent> {
  try {
    return await oneTabAtATime(async () => readAnswer(await post(command)));
  } catch {
    return { type: "lost" };
  }
}

function post({ financialId, qty, seenPaise }: CartCommand): Promise<Response> {
  const body = new URLSearchParams({ financialId, qty: String(qty) });
  if (seenPaise !== undefined) body.set("seenPaise", String(seenPaise));
  const signal = AbortSignal.timeout?.(patienceMs) ?? null;
  return fetch(cartCommandPath("count"), {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    keepalive: true,
    signal,
  });
}

async function readAnswer(response: Response): Promise<CartEvent> {
  if (response.status === 429 || response.status >= 500) return { type: "lost" };
  const answer = (await response.json().catch(() => null)) as
    (CartSummary & { message?: string }) | null;
  if (response.ok) return answer ? { type: "done", summary: answer } : { type: "lost" };
  return {
    type: "refused",
    message: answer?.message ?? "This change of your cart was not possible.",
  };
}

/** Two tabs share the cookie: one must have the other's before it asks. */
async function oneTabAtATime(work: () => Promise<CartEvent>): Promise<CartEvent> {
  return "locks" in navigator ? await navigator.locks.request("cart", work) : work();
}
