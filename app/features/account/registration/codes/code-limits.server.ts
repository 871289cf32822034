// Codes cost money and reach strangers: they are counted per phone and purpose, and per address.
// What one place asks for a phone counts there first, so that no stranger uses up another's codes
// for a day; a browser that this phone has signed in on has a count of its own.
import type { Purpose } from "#app/features/account/registration/purpose.ts";
import { type Limit, addressSubject } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type Recipient = { phone: string; purpose: Purpose };
/**
 * A message that was refused gives back what is `ofPhone`, an answer that is unknown the `minute`
 * alone.
 */
export type CodeLimits = { minute: Limit; ofPhone: Limit[]; ofAddress: Limit[] };

/** Who brings no token of the bot check, which only scripts can get, is held to the strict ones. */
export function codeLimits(
  { address }: Pick<RequestContext, "address">,
  { phone, purpose }: Recipient,
  { isStrict, device }: { isStrict: boolean; device: string | null },
): CodeLimits {
  const place = addressSubject(address);
  const kind = `code-${purpose}`;
  const subject = device === null ? phone : `${phone} ${device}`;
  const here = device === null ? `${phone} ${place}` : subject;
  const hourly = isStrict ? 3 : 5;
  const minute: Limit = { kind: `${kind}-minute`, subject, most: 1, windowMs: minuteMs };
  const ofPhone: Limit[] = [
    minute,
    { kind, subject: here, most: hourly, windowMs: hourMs },
    { kind, subject: here, most: 10, windowMs: dayMs },
    ...(device === null ? everywhere(kind, phone, hourly) : []),
  ];
  const ofAddress: Limit[] = [{ kind: "code-address", subject: place, most: 60, windowMs: hourMs }];
  if (isStrict)
    ofAddress.push({ kind: "code-address-strict", subject: place, most: 20, windowMs: hourMs });
  return { minute, ofPhone, ofAddress };
}

/** One phone, wherever it is asked for: three times what one place may. */
function everywhere(kind: string, phone: string, hourly: number): Limit[] {
  const ofPhone = { kind: `${kind}-phone`, subject: phone };
  return [
    { ...ofPhone, most: 3 * hourly, windowMs: hourMs },
    { ...ofPhone, most: 30, windowMs: dayMs },
  ];
}
