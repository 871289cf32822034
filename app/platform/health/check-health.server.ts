// Each part is asked the least that shows it answers, all at once, and none for longer than it is
// given.
import { eq } from "drizzle-orm";
import { roomPath } from "#party/messages.ts";
import { catalogue } from "#db/schema/catalogue.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { describeError } from "#app/platform/log/log.ts";

type Condition = "ok" | "failing";
/** `ok` as a whole only if every part is. */
export type Health = Record<"status" | "d1" | "r2" | "room", Condition>;

const patienceMs = 2000;

export async function checkHealth(context: RequestContext): Promise<Health> {
  const [d1, r2, room] = await Promise.all([
    conditionOf(context, "d1", () =>
      context.read(
        context.db
          .select({ version: catalogue.version })
          .from(catalogue)
          .where(eq(catalogue.id, 1)),
      ),
    ),
    conditionOf(context, "r2", () => context.pictures.head("healthz")),
    conditionOf(context, "room", () => knock(context)),
  ]);
  return {
    status: [d1, r2, room].every((condition) => condition === "ok") ? "ok" : "failing",
    d1,
    r2,
    room,
  };
}

/** Without its secret the room refuses, which is an answer. */
async function knock({ config }: RequestContext): Promise<void> {
  const answer = await fetch(config.PARTY_URL + roomPath, {
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (answer.status !== 403) throw new Error(`The room answered ${answer.status}.`);
}

async function conditionOf(
  { log }: RequestContext,
  check: string,
  ask: () => Promise<unknown>,
): Promise<Condition> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No answer within ${patienceMs} ms.`)),
    patienceMs,
  );
  try {
    await Promise.race([ask(), tooLate]);
    return "ok";
  } catch (error) {
    log("health-check-failed", { check, ...describeError(error) });
    return "failing";
  } finally {
    clearTimeout(timer);
  }
}
