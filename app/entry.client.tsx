import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isStillLoadedFor } from "./platform/late-scripts.ts";

if (isStillLoadedFor(location.href)) {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
} else {
  location.reload();
}
