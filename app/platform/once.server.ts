// What comes again under its key is done once: its row is written in the command's own batch, so that of two at once one
// fails there and is answered what the other was.
import { and, eq } from "drizzle-orm";
import { repeats } from "#db/schema/repeats.ts";
import { refusedBy } from "./constraint.ts";
import type { RequestContext } from "./context.server.ts";
import { sha256Hex } from "./digest.ts";
import { isId } from "#app/values/identifier.ts";

/** `body` is what is asked under the key. */
type Keyed = { userId: string; path: string; key: string; body: unknown };
type Make<A> = (context: RequestContext) => Promise<A>;
/** `answerNow` answers what was done while its own answer was lost. */
type Once<A> = { make: Make<A>; answerNow: Make<A>; usedForAnother: A };

const oneKey = "repeats.user_id, repeats.path, repeats.key";

export async function doOnce<A extends object>(
  context: RequestContext,
  { body, ...keyed }: Keyed,
  { make, answerNow, usedForAnother }: Once<A>,
): Promise<A> {
  const { db, now } = context;
  const row = { ...keyed, digest: await sha256Hex(JSON.stringify(body ?? {})) };
  const isThis = and(
    ...[eq(repeats.userId, row.userId), eq(repeats.path, row.path), eq(repeats.key, row.key)],
  );
  const answerKnown = async (): Promise<A | null> => {
    const [known] = await db.select().from(repeats).where(isThis);
    if (!known) return null;
    if (known.digest !== row.digest) return usedForAnother;
    return known.answer === null ? answerNow(context) : (JSON.parse(known.answer) as A);
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

/** A form whose hidden `key` was made with its page: sent twice it is `done` once. One without is made each time. */
export function doFormOnce<A extends object>(
  context: RequestContext,
  keyed: Keyed,
  { make, done, usedForAnother }: { make: Make<A>; done: A; usedForAnother: A },
): Promise<A> {
  if (!isId(keyed.key)) return make(context);
  return doOnce(context, keyed, { make, answerNow: () => Promise.resolve(done), usedForAnother });
}
