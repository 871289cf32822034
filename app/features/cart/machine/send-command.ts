import { cartCommandPath } from "#app/addresses/paths.ts";
import type { CartSummary } from "#app/features/cart/cart.ts";
import { words } from "#app/features/cart/words.ts";
import type { CartAnswer, CartCommand } from "./cart-state.ts";

const patienceMs = 20_000;

/** Posts one count; says what became of it and never throws. */
export async function sendCommand(command: CartCommand): Promise<CartAnswer> {
  try {
    return await oneTabAtATime(async () => readAnswer(command, await post(command)));
  } catch {
    return { type: "lost", command };
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

async function readAnswer(command: CartCommand, response: Response): Promise<CartAnswer> {
  if (response.status === 429 || response.status >= 500) return { type: "lost", command };
  const answer = (await response.json().catch(() => null)) as
    (CartSummary & { message?: string }) | null;
  if (response.ok)
    return answer ? { type: "answered", command, summary: answer } : { type: "lost", command };
  const message = answer?.message ?? words.notPossible;
  return { type: "refused", command, message };
}

/** Two tabs share the cookie: one must have the other's before it asks. */
async function oneTabAtATime(work: () => Promise<CartAnswer>): Promise<CartAnswer> {
  return "locks" in navigator ? await navigator.locks.request("cart", work) : work();
}
