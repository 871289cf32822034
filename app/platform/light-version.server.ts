// The one place that decides who gets the light version: no scripts, small pictures, the same shop.

/** A plain preference, unsigned: who holds no other cookie is still nobody in particular. */
const chosen = /(?:^|;)\s*version=(light|full)\s*(?:;|$)/;
const slowConnection = /^(slow-2g|2g|3g)$/;
const lifetimeSeconds = 365 * 24 * 60 * 60;
const redirectSeconds = 30;

/**
 * The footer's switch first; without it the browser's wish to save data, then its word on the
 * connection.
 */
export function isLightVersion({ headers }: Request): boolean {
  const choice = choiceOf(headers);
  if (choice) return choice === "light";
  return headers.get("Save-Data") === "on" || slowConnection.test(headers.get("ECT") ?? "");
}

/** The Set-Cookie header that keeps the switch as it was set. */
export function serializeVersion(
  { url }: Request,
  version: "light" | "full",
  maxAge = lifetimeSeconds,
): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `version=${version}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Browsers lose the hints on the way of a redirect: its answer carries the decision to the page it
 * leads to.
 */
export function carryOverRedirect(request: Request, headers: Headers): void {
  const isChosen =
    choiceOf(request.headers) ||
    headers.getSetCookie().some((cookie) => cookie.startsWith("version="));
  if (!headers.has("Location") || isChosen || !isLightVersion(request)) return;
  headers.append("Set-Cookie", serializeVersion(request, "light", redirectSeconds));
}

/** Asks the browser for what decides, and tells caches of it. */
export function announceVersions(headers: Headers): void {
  headers.set("Accept-CH", "ECT");
  headers.append("Vary", "Cookie, Save-Data, ECT");
}

/** Whether the request holds no cookie that a page of the catalogue asks: the switches are none. */
export function holdsOnlyPreferences({ headers }: Request): boolean {
  return (headers.get("Cookie") ?? "")
    .split(";")
    .every((cookie) => /^\s*((version|lang)=.*)?$/.test(cookie));
}

function choiceOf(headers: Headers): string | undefined {
  return chosen.exec(headers.get("Cookie") ?? "")?.[1];
}
