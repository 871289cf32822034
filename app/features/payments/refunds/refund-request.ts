export const mostTries = 5;

/**
 * The id under which a refund is first asked for; the gateway takes one of at most 20 characters.
 */
export function firstRefundRequest(paymentId: string): string {
  return `R${paymentId}`;
}

/** An id that failed is never used again: the one of the next try; null after the last. */
export function nextRefundRequest(paymentId: string, failed: string): string | null {
  const first = failed.slice(0, firstRefundRequest(paymentId).length);
  const next = Number(failed.slice(first.length) || 1) + 1;
  return next <= mostTries ? `${first}${next}` : null;
}
