import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { may } from "#app/values/roles.ts";
import { AdminBar } from "./admin-bar.tsx";
import { countWaiting } from "./count-waiting.server.ts";

export const links = adminLinks;
export const handle = { hasOwnFrame: true };

/** Each page below asks who is asking; what waits is told to who may see it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [visitor, waiting] = await Promise.all([getVisitor(context), countWaiting(context)]);
  const role = visitor?.role;
  if (!role) return null;
  return {
    role,
    waiting: may(role, "admin")
      ? waiting
      : { newOrders: may(role, "counter") ? waiting.newOrders : 0 },
  };
}

export default function AdminFrame() {
  return (
    <>
      <AdminBar {...useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <AdminBar {...useRouteLoaderData<typeof loader>("admin-frame")} />
      <ConfirmBoundary />
    </>
  );
}
