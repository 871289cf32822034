import { redirectDocument } from "@remix-run/cloudflare";
import { isShopping } from "./addresses/traits.ts";
import { refererPath } from "./platform/answers.server.ts";
import type { RequestContext } from "./platform/context.server.ts";

/**
 * Where scripts on a page of another kind ask for one of the cart or the catalogue, the browser has
 * the other kind's styles alone: the page is opened anew.
 */
export function openWithItsStyles(
  request: Request,
  { isForScripts, method }: Pick<RequestContext, "isForScripts" | "method">,
): void {
  const { pathname, search } = new URL(request.url);
  if (!isForScripts || method !== "GET" || !isShopping(pathname)) return;
  const [from = ""] = refererPath(request, "").split("?");
  if (from !== "" && !isShopping(from)) throw redirectDocument(pathname + search);
}
