// The same call under the same key is made once: its row is written in the command's own batch, so
// that of two at once one fails there and is answered what the other was.
import { and, eq } from "drizzle-orm";
import { repeats } from "#db/schema/repeats.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { type ApiAnswer, refuse } from "./call.ts";

type Repeat = { userId: string; path: string; key: string };
type Made = { request: Request; context: RequestContext; customer: Customer; body: unknown };
type Make = (context: RequestContext) => Promise<ApiAnswer>;
/** `answerNow` answers a call whose own answer was lost on the way. */
type Command = { make: Make; answerNow: Make };

export const longestKey = 255;
const oneKey = "repeats.user_id, repeats.path, repeats.key";

const usedForAnother = refuse(409, "This Idempotency-Key was used for another body.");

export async function makeOnce(
  { request, context, customer, body }: Made,
  { make, answerNow }: Command,
): Promise<ApiAnswer> {
  const key = (request.headers.get("Idempotency-Key") ?? "").trim();
  if (!key) return make(context);
  if (key.length > longestKey)
    return refuse(400, `An Idempotency-Key has at most ${longestKey} characters.`);
  const row = {
    userId: customer.id,
    path: new URL(request.url).pathname,
    key,
    digest: await sha256Hex(JSON.stringify(body ?? {})),
  };
  const { db, now } = context;
  const isThis = isRepeatOf(row);
  const answerKnown = async (): Promise<ApiAnswer | null> => {
    const [known] = await db.select().from(repeats).where(isThis);
    if (!known) return null;
    if (known.digest !== row.digest) return usedForAnother;
    return known.answer === null ? answerNow(context) : (JSON.parse(known.answer) as ApiAnswer);
  };
  const known = await answerKnown();
  if (known) return known;
  try {
    const insert = db.insert(repeats).values({ ...row, createdAt: now });
    const answered = await make({ ...context, alongside: [insert] });
    await db
      .update(repeats)
      .set({ answer: JSON.stringify(answered) })
      .where(isThis);
    return answered;
  } catch (error) {
    if (refusedBy(error) !== oneKey) throw error;
    return (await answerKnown()) ?? answerNow(context);
  }
}

function isRepeatOf({ userId, path, key }: Repeat) {
  return and(eq(repeats.userId, userId), eq(repeats.path, path), eq(repeats.key, key));
}
