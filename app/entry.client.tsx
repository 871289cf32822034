import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTapsFromReact } from "./platform/early-taps.ts";
import type { InstallPrompt } from "./service-worker/install/install-banner.tsx";
import { prepareNextPages } from "./service-worker/register.ts";

addEventListener(
  "beforeinstallprompt",
  (event) => {
    event.preventDefault();
    void import("./service-worker/install/install-banner.tsx").then(({ showInstallBanner }) =>
      showInstallBanner(event as InstallPrompt),
    );
  },
  { once: true },
);

const letTapsThrough = keepTapsFromReact();
startTransition(() => {
  hydrateRoot(document, <Page />);
});
void prepareNextPages();

function Page() {
  useEffect(letTapsThrough, []);
  return <RemixBrowser />;
}
