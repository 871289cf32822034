import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isStillLoadedFor } from "./platform/late-scripts.ts";
import type { InstallPrompt } from "./service-worker/install-banner.tsx";
import { prepareNextPages } from "./service-worker/register.ts";

addEventListener(
  "beforeinstallprompt",
  (event) => {
    event.preventDefault();
    void import("./service-worker/install-banner.tsx").then(({ showInstallBanner }) =>
      showInstallBanner(event as InstallPrompt),
    );
  },
  { once: true },
);

if (isStillLoadedFor(location.href)) {
  await decodePageData();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  void prepareNextPages();
} else {
  location.reload();
}

/**
 * Where data comes as a stream, the first call throws the promise of the decoded. Thrown while hydrating,
 * with no boundary above it, a tap in that moment would end the hydration with React's error 345.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}
