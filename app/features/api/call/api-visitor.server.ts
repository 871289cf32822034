// Only a bearer token signs an API call in: what a browser sends along by itself proves nothing
// here.
import { type Customer, getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sessionHashOf, sha256Hex } from "#app/platform/digest.ts";
import { may } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import { type ApiAnswer, type Auth, refuse } from "./call.ts";

export type ApiVisitor = { context: RequestContext; token: string; customer: Customer | null };

export async function getApiVisitor(request: Request, shared: RequestContext): Promise<ApiVisitor> {
  const token =
    /^Bearer +([\w-]{20,100})$/i.exec(request.headers.get("Authorization")?.trim() ?? "")?.[1] ??
    "";
  if (!token) return visit(shared, { token, sessionHash: null });
  const visitor = await visit(shared, { token, sessionHash: await sessionHashOf("bearer", token) });
  if (visitor.customer) return visitor;
  // Releases before kept an app's token by its bare hash: it works until it ends.
  return visit(shared, { token, sessionHash: await sha256Hex(token) });
}

async function visit(
  shared: RequestContext,
  { token, sessionHash }: { token: string; sessionHash: string | null },
): Promise<ApiVisitor> {
  // Not what the request's cookie left, nor what was remembered for it.
  const remembered = new Map<string, Promise<unknown>>();
  const context: RequestContext = {
    ...shared,
    sessionHash,
    once<T>(key: string, make: () => Promise<T>) {
      const known = remembered.get(key) ?? make();
      remembered.set(key, known);
      return known as Promise<T>;
    },
  };
  return { context, token, customer: await getVisitor(context) };
}

/** Null for who may make the call. */
export function refuseVisitor({ customer, token }: ApiVisitor, auth: Auth): ApiAnswer | null {
  if (auth === "anyone") return null;
  if (!customer) {
    const message = token ? "Your session has ended. Please sign in again." : "Please sign in.";
    return { ...refuse(401, message), headers: { "WWW-Authenticate": "Bearer" } };
  }
  if (auth === "customer" || may(customer.role, auth)) return null;
  return refuse(403, customer.role === null ? "Only an admin may do this." : words.whose[auth]);
}
