import { useRouteLoaderData } from "@remix-run/react";
import type { Role } from "#app/values/roles.ts";
import type { loader } from "./frame.route.tsx";

/** Of who looks at a page below the bar. */
export function useRole(): Role | null {
  return useRouteLoaderData<typeof loader>("admin-frame")?.role ?? null;
}
