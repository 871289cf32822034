// Who is signed in gets the own account and the token that proves it, never a password or its hash.
import { startSession } from "#app/features/session/session.server.ts";
import type { Verified } from "#app/features/session/sign-in.server.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

type User = NonNullable<Awaited<ReturnType<typeof getUser>>>;
type Arrived = { request: Request; context: RequestContext };

/** As the first answers of the shop had it, without the role. */
function accountJson(user: User) {
  const { id, name, phone, role } = user;
  return { _id: id, name, phoneNo: phone, isAdmin: role === "owner", ...addressJson(user) };
}

export function userJson(user: User) {
  return { ...accountJson(user), role: user.role };
}

export function addressJson({ street, city, postalCode, latitudeMilli, longitudeMilli }: User) {
  const isSaved = latitudeMilli !== null && longitudeMilli !== null;
  const location = isSaved
    ? { latitude: latitudeMilli / 1000, longitude: longitudeMilli / 1000 }
    : null;
  return { deliveryAddress: { street, city, postalCode }, location };
}

export function signedInJson(
  user: User,
  { token, expiresAt }: { token: string; expiresAt: number },
) {
  return { ...accountJson(user), token, expiresAt: new Date(expiresAt).toISOString() };
}

/** With a fresh session; null where there is no such user or password any more. */
export async function signInJson({ request, context }: Arrived, verified: Verified) {
  const userAgent = request.headers.get("User-Agent");
  const session = await startSession(context, "bearer", { ...verified, userAgent });
  const user = session && (await getUser(context, verified.userId));
  return user ? signedInJson(user, session) : null;
}
