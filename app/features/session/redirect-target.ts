import { safePath } from "#app/values/path.ts";

/** Where a sign-in leads: only to this shop, never back to signing in, and to /admin only who may go there. */
export function signInTarget(requested: unknown, isAdmin: boolean): string {
  // Twice: "/.//elsewhere" is a path that becomes "//elsewhere", another origin.
  const target = safePath(safePath(requested));
  const path = plainPath(target);
  if (path === null || /^\/(login|logout|register)(\/|$)/.test(path)) return "/";
  return !isAdmin && path.startsWith("/admin") ? "/" : target;
}

/** As the router compares it: decoded, without case. */
function plainPath(target: string): string | null {
  try {
    return decodeURIComponent(target.split(/[?#]/)[0] ?? "").toLowerCase();
  } catch {
    return null;
  }
}

/** The address of a page that leads back to `target` afterwards. */
export function withRedirect(path: string, target: string): string {
  return target === "/" ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
