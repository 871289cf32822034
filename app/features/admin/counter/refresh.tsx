import { useContext } from "react";
import { LightContext } from "#app/ui/light.ts";

/** Where no script does it, a page that has to be fresh is loaded anew. */
export function Refresh() {
  const again = <meta httpEquiv="refresh" content="20" />;
  return useContext(LightContext) ? again : <noscript>{again}</noscript>;
}
