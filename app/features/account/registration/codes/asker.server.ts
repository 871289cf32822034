import { addressSubject } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";

/**
 * Who asks for a code and guesses at it: a browser by the token it keeps for its steps, any other
 * caller by the address.
 */
export function askerOf({ address }: RequestContext, token: string | undefined): Promise<string> {
  return sha256Hex(token ? `browser:${token}` : `address:${addressSubject(address)}`);
}
