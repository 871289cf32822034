import { homePath } from "#app/addresses/paths.ts";

/** The address of a page that leads back to `target` afterwards. */
export function withRedirect(path: string, target: string): string {
  return target === homePath ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
