import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cartPath } from "#app/addresses.ts";
import { OfflinePage } from "#app/ui/error-page.tsx";

export const meta = () => [
  { title: "No connection – Kirana" },
  { name: "robots", content: "noindex" },
];

/**
 * Kept by the service worker for the time without a network, when it stands at every other address.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return { isOrdering: new URL(request.url).searchParams.get("for") === "order" };
}

export default function OfflineRoute() {
  return <OfflinePage cartPath={cartPath} {...useLoaderData<typeof loader>()} />;
}
