// Who is asking is known before whether there is such a user is told.
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { type User, noUser } from "#app/features/account/users/user.ts";

type Asked = { request: Request; context: RequestContext; params: { id?: string } };

/**
 * The user of the address, for an admin; anyone else is led to sign in, and who isn't there is a
 * thrown 404.
 */
export async function requireUserAsAdmin({ request, context, params }: Asked): Promise<User> {
  const [, user] = await Promise.all([
    requireAdmin(request, context),
    getUser(context, params.id ?? ""),
  ]);
  if (!user) throw new Response(noUser().message, { status: noUser().status });
  return user;
}
