import type { HeadersFunction } from "@remix-run/cloudflare";
import { useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { cartPath } from "#app/addresses/paths.ts";
import { RouteError } from "#app/ui/route-error.tsx";
import { isChallenge } from "#app/features/session/challenge.ts";
import { words as ui } from "#app/ui/words.ts";
import { ConfirmPage } from "./confirm-page.tsx";
import { NotHere } from "./not-here.tsx";

/** Of pages that may ask for the password. */
export function ConfirmBoundary() {
  const error = useRouteError();
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (isChallenge(thrown)) return <ConfirmPage challenge={thrown} />;
  if (isRouteErrorResponse(error) && error.status === 404 && typeof thrown === "string")
    return <NotHere message={thrown || ui.noPage} />;
  return <RouteError error={error} cartPath={cartPath} />;
}

/** Carries Retry-After to the page that asks. */
export const confirmHeaders: HeadersFunction = ({ errorHeaders }) => {
  const wait = errorHeaders?.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};
