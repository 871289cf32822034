import { isRouteErrorResponse } from "@remix-run/react";
import { isNotYours } from "#app/values/roles.ts";
import { ErrorPage, OfflinePage } from "./error-page.tsx";
import { useReference } from "./reference.ts";

/**
 * What a route threw, as a page; `failure` is what that means where it happened, and `isOrdering`
 * whether it happened on the way to an order.
 */
export function RouteError({
  error,
  cartPath,
  isOrdering = false,
  failure = "",
}: {
  error: unknown;
  cartPath: string;
  isOrdering?: boolean;
  failure?: string | undefined;
}) {
  const reference = useReference();
  if (isUnreachable(error))
    return <OfflinePage isOrdering={isOrdering} wasSent cartPath={cartPath} />;
  if (isRouteErrorResponse(error) && isNotYours(error.data)) {
    const { notYours, firstPage } = error.data;
    return <ErrorPage status={error.status} message={notYours} firstPage={firstPage} />;
  }
  // What the framework says of a method that a page does not take is not for a shopper.
  return isRouteErrorResponse(error) && error.status !== 405 ? (
    <ErrorPage status={error.status} message={typeof error.data === "string" ? error.data : ""} />
  ) : (
    <ErrorPage status={500} message={failure} reference={reference} />
  );
}

/** What a browser's fetch throws when nothing answers. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
