import { eq } from "drizzle-orm";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Language } from "#app/values/language.ts";
import { users } from "#db/schema/users.ts";

/** For the next sign-in, on whatever phone; who is not signed in has the cookie alone. */
export async function rememberLanguage(context: RequestContext, language: Language): Promise<void> {
  const visitor = await getVisitor(context);
  if (!visitor) return;
  await context.db.update(users).set({ language }).where(eq(users.id, visitor.id));
}
