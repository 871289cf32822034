export type PageSecurity = {
  /** The request's, shared with the markup. */
  nonce: string;
  /** Where a form's redirect may lead beside this shop: browsers apply `form-action` to it. */
  paymentOrigin?: string;
  /** The realtime room, which the pages' scripts speak to. */
  roomUrl?: string;
  /**
   * Someone's own: neither its page nor its data are kept by a browser, so that nobody finds them
   * after logging out.
   */
  isPersonal?: boolean;
};

/** What is no page loads and sends nothing, wherever a browser is made to show it. */
const nothing = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every answer; a refusal of our own, which shows no page, has no `page`. */
export function withSecurityHeaders(
  response: Response,
  { secure, page }: { secure: boolean; page?: PageSecurity },
): Response {
  const headers = new Headers(response.headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set(
    "Permissions-Policy",
    "geolocation=(self), otp-credentials=(self), camera=(self), microphone=(), payment=(), usb=()",
  );
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  const isPage = headers.get("Content-Type")?.startsWith("text/html") && page;
  // A route's own policy, such as the origin of a frame it shows, comes on top.
  const more = isPage ? headers.get("Content-Security-Policy") : null;
  headers.set(
    "Content-Security-Policy",
    isPage ? contentSecurityPolicy(page) + (more ? `; ${more}` : "") : nothing,
  );
  if (page?.isPersonal) headers.set("Cache-Control", "private, no-store");
  else if (page && !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

function contentSecurityPolicy({ nonce, paymentOrigin = "", roomUrl = "" }: PageSecurity): string {
  const room = roomUrl && new URL(roomUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "media-src 'self'",
    `connect-src 'self' ${room} ${room.replace(/^http/, "ws")}`.trimEnd(),
    "manifest-src 'self'",
    "object-src 'none'",
    `form-action 'self' ${paymentOrigin}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
