// Who is asking is looked up once a request, in the page's own batch, and checked in every loader
// and action.
import { redirect } from "@remix-run/cloudflare";
import { and, eq, gt } from "drizzle-orm";
import { loginPath } from "#app/addresses/paths.ts";
import { addresses } from "#db/schema/addresses.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { defaultAddressColumns, isUsersDefault } from "./default-address.server.ts";

export type Customer = {
  id: string;
  name: string;
  phone: string;
  isAdmin: boolean;
  street: string;
  city: string;
  postalCode: string;
};

/** The signed-in user, or null for a visitor, an expired or a revoked session. */
export function getVisitor(context: RequestContext): Promise<Customer | null> {
  return context.once("visitor", async () => {
    if (!context.sessionHash) return null;
    const [customer] = await context.read(
      context.db
        .select({
          id: users.id,
          name: users.name,
          phone: users.phone,
          isAdmin: users.isAdmin,
          ...defaultAddressColumns,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(addresses, isUsersDefault)
        .where(
          and(eq(sessions.tokenHash, context.sessionHash), gt(sessions.expiresAt, context.now)),
        ),
    );
    return customer ?? null;
  });
}

/** Throws a redirect to /login that leads back here. */
export async function requireCustomer(
  request: Request,
  context: RequestContext,
): Promise<Customer> {
  const customer = await getVisitor(context);
  if (!customer) throw redirectToLogin(request);
  return customer;
}

export async function requireAdmin(request: Request, context: RequestContext): Promise<Customer> {
  const customer = await getVisitor(context);
  if (!customer?.isAdmin) throw redirectToLogin(request);
  return customer;
}

function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${loginPath}?redirect=${encodeURIComponent(pathname + search)}`, 302);
}
