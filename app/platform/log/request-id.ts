const rayId = /^[0-9a-f]{16}(-[A-Z]{3})?$/;

/**
 * Cloudflare's own id of the request, which its logs know too; where there is none, a random one of
 * that length.
 */
export function requestIdOf({ headers }: Pick<Request, "headers">): string {
  const ray = headers.get("CF-Ray") ?? "";
  if (rayId.test(ray)) return ray;
  return crypto.randomUUID().replaceAll("-", "").slice(-16);
}
