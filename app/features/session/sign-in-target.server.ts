import { isNoTarget, leadsAdminsAlone, sectionOf } from "#app/addresses/traits.ts";
import { homePath } from "#app/addresses/paths.ts";
import type { Role } from "#app/values/roles.ts";
import { safePath } from "#app/values/path.ts";

/**
 * Where a sign-in leads: only to this shop, never back to signing in, and to admin pages only who
 * works in the shop.
 */
export function signInTarget(requested: unknown, role: Role | null): string {
  // Twice: "/.//elsewhere" is a path that becomes "//elsewhere", another origin.
  const target = safePath(safePath(requested));
  if (sectionOf(target) === null || isNoTarget(target)) return homePath;
  return role === null && leadsAdminsAlone(target) ? homePath : target;
}
