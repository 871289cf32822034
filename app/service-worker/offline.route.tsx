import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cartPath } from "#app/addresses/paths.ts";
import { OfflinePage } from "#app/ui/error-page.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.offlineTitle }, { name: "robots", content: "noindex" }];

/**
 * Kept by the service worker for the time without a network, when it stands at every other address.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return { isOrdering: new URL(request.url).searchParams.get("for") === "order" };
}

export default function OfflineRoute() {
  return <OfflinePage cartPath={cartPath} {...useLoaderData<typeof loader>()} />;
}
