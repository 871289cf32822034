import { redirect } from "@remix-run/cloudflare";
import { safePath } from "#app/values/path.ts";
import type { RequestContext } from "./context.server.ts";

export type Toast = { kind: "success" | "error"; message: string };

/** 303 after a form, with the cookies it sets and a toast that survives the redirect. */
export async function redirectAfterPost(
  context: RequestContext,
  to: string,
  { toast, cookies = [] }: { toast?: Toast; cookies?: string[] } = {},
): Promise<Response> {
  const headers = new Headers();
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
