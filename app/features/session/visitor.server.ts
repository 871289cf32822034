// Who is asking is looked up once a request, in the page's own batch, and checked in every loader
// and action.
import { redirect } from "@remix-run/cloudflare";
import { and, eq, gt } from "drizzle-orm";
import { adminPath, loginPath, runPath } from "#app/addresses/paths.ts";
import { counterPath } from "#app/addresses/side-paths.ts";
import { addresses } from "#db/schema/addresses.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type NotYours, type Right, type Role, may } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import { defaultAddressColumns, isUsersDefault } from "./default-address.server.ts";

export type Customer = {
  id: string;
  name: string;
  phone: string;
  role: Role | null;
  /** Whether this is an owner. */
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
          role: users.role,
          ...defaultAddressColumns,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(addresses, isUsersDefault)
        .where(
          and(eq(sessions.tokenHash, context.sessionHash), gt(sessions.expiresAt, context.now)),
        ),
    );
    return customer ? { ...customer, isAdmin: customer.role === "owner" } : null;
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

/**
 * Of the shop's people who may; the others of them are told whose it is, customers and visitors led
 * to sign in.
 */
export async function requireRight(
  request: Request,
  context: RequestContext,
  right: Right,
): Promise<Customer> {
  const customer = await getVisitor(context);
  if (!customer?.role) throw redirectToLogin(request);
  if (may(customer.role, right)) return customer;
  throw notYours(right, customer.role);
}

export const requireAdmin = (request: Request, context: RequestContext) =>
  requireRight(request, context, "admin");

/** For what is not there, or no customer's business; the shop's people are told whose it is, and the way to their first page. */
export function missing({ role }: Customer, right: Right, message: string): Response {
  if (role === null) return new Response(message, { status: 404 });
  if (!may(role, right)) return notYours(right, role);
  const told: NotYours = { notYours: message, firstPage: firstPageOf(role) };
  return Response.json(told, { status: 404 });
}

/** Where somebody of the shop begins. */
export function firstPageOf(role: Role): string {
  if (role === "owner") return adminPath;
  return role === "rider" ? runPath : counterPath;
}

/** Shown as a page with a link to the own first page. */
function notYours(right: Right, role: Role): Response {
  const told: NotYours = { notYours: words.whose[right], firstPage: firstPageOf(role) };
  return Response.json(told, { status: 403 });
}

function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${loginPath}?redirect=${encodeURIComponent(pathname + search)}`, 302);
}
