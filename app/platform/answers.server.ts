import { type TypedResponse, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { safePath } from "#app/values/path.ts";
import type { RequestContext } from "./context.server.ts";

const ToastSchema = v.object({ kind: v.picklist(["success", "error"]), message: v.string() });
export type ToastMessage = v.InferOutput<typeof ToastSchema>;

/** The message the last redirect left; null when there is none. */
export function readToast(context: RequestContext): ToastMessage | null {
  const result = v.safeParse(ToastSchema, context.cookies.toast);
  return result.success ? result.output : null;
}

/**
 * 303 after a form, with the cookies it sets and a toast that survives the redirect. In a new
 * document nothing is left of what the last one showed.
 */
export async function redirectAfterPost(
  context: RequestContext,
  to: string,
  {
    toast,
    cookies = [],
    isNewDocument = false,
  }: { toast?: ToastMessage; cookies?: string[]; isNewDocument?: boolean } = {},
): Promise<TypedResponse<never>> {
  const headers = new Headers(isNewDocument ? { "X-Remix-Reload-Document": "true" } : {});
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (toast) headers.append("Set-Cookie", await context.cookies.serialize("toast", toast));
  return redirect(to, { status: 303, headers });
}

/** The page of this shop the form was on, for buttons that bring one back where one was. */
export function refererPath(request: Request, fallback: string): string {
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  if (!referer || referer.host !== new URL(request.url).host) return fallback;
  return safePath(referer.pathname + referer.search, fallback);
}
