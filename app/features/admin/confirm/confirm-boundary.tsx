import type { HeadersFunction } from "@remix-run/cloudflare";
import { useRouteError, isRouteErrorResponse } from "@remix-run/react";
import { cartPath } from "#app/addresses/paths.ts";
import { RouteError } from "#app/ui/route-error.tsx";
import { isChallenge } from "#app/features/session/challenge.ts";
import { ConfirmPage } from "./confirm-page.tsx";

/** Of pages that may ask for the password. */
export function ConfirmBoundary() {
  const error = useRouteError();
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isChallenge(thrown) ? (
    <ConfirmPage challenge={thrown} />
  ) : (
    <RouteError error={error} cartPath={cartPath} />
  );
}

/** Carries Retry-After to the page that asks. */
export const confirmHeaders: HeadersFunction = ({ errorHeaders }) => {
  const wait = errorHeaders?.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};
