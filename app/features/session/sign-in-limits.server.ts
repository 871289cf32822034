// A stranger's failures must not keep a customer out. They count for one phone from one place
// first; for the phone from everywhere far higher, and the longer the slower; for a place by how
// many different phones failed there. A browser that this phone has signed in on has a count of its
// own, and no other.
import { and, eq, gt, inArray, lt, or } from "drizzle-orm";
import { type Limit, addressSubject } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { attempts } from "#db/schema/codes.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const windowMs = 15 * minuteMs;

/** `own` is what a success forgets whole: nobody else adds to it. */
export type SignInLimits = { own: Limit; all: Limit[] };

export function signInLimits(
  { address }: Pick<RequestContext, "address">,
  { phone, device }: { phone: string; device: string | null },
): SignInLimits {
  const place = addressSubject(address);
  if (device !== null) {
    const own = { kind: "sign-in-device", subject: `${phone} ${device}`, most: 5, windowMs };
    return { own, all: [own] };
  }
  const own = { kind: "sign-in-pair", subject: `${phone} ${place}`, most: 5, windowMs };
  const ofPhone = { kind: "sign-in-phone", subject: phone };
  const ofPlace = { kind: "sign-in-address", subject: place, about: phone };
  return {
    own,
    all: [
      own,
      { ...ofPhone, most: 30, windowMs },
      { ...ofPhone, most: 60, windowMs: 3 * hourMs },
      { ...ofPhone, most: 120, windowMs: 24 * hourMs },
      { ...ofPlace, most: 50, windowMs },
    ],
  };
}

/** Whoever proves the phone may try anew, from everywhere. */
export async function forgetFailures({ db }: RequestContext, phone: string): Promise<void> {
  await db
    .delete(attempts)
    .where(
      and(
        inArray(attempts.kind, ["sign-in-pair", "sign-in-device", "sign-in-phone"]),
        or(
          eq(attempts.subject, phone),
          and(gt(attempts.subject, `${phone} `), lt(attempts.subject, `${phone}!`)),
        ),
      ),
    );
}
