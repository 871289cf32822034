import type { RequestContext } from "#app/platform/context.server.ts";

const timeoutMs = 3000;

/** The room tells it to who listens there; only the shop knows the secret. */
export async function publish(
  { config }: RequestContext,
  path: string,
  body: string,
): Promise<void> {
  const response = await fetch(config.PARTY_URL + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${config.PARTY_SECRET}`, "Content-Type": "application/json" },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The room answered ${response.status}.`);
}
