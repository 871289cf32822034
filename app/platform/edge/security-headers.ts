type PageSecurity = {
  /** The request's, shared with the markup. */
  nonce: string;
  secure: boolean;
  /** Where a form's redirect may lead beside this shop: browsers apply `form-action` to it. */
  paymentOrigin?: string;
  /** The realtime room, which the pages' scripts speak to. */
  roomUrl?: string;
  /** Someone's own: never kept by a browser, so that nobody finds it after logging out. */
  isPersonal?: boolean;
};

/** Headers of every page. */
export function withSecurityHeaders(response: Response, { nonce, secure, paymentOrigin = "", roomUrl = "", isPersonal = false }: PageSecurity): Response {
  const headers = new Headers(response.headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "geolocation=(self), otp-credentials=(self), camera=(), microphone=()");
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    // A route's own policy, such as the origin of a frame it shows, comes on top.
    const more = headers.get("Content-Security-Policy");
    headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, paymentOrigin, roomUrl }) + (more ? `; ${more}` : ""));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", isPersonal ? "private, no-store" : "private, no-cache");
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function contentSecurityPolicy({ nonce, paymentOrigin, roomUrl }: Required<Pick<PageSecurity, "nonce" | "paymentOrigin" | "roomUrl">>): string {
  const room = roomUrl && new URL(roomUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "media-src 'self'",
    `connect-src 'self' ${room} ${room.replace(/^http/, "ws")}`.trimEnd(),
    "manifest-src 'self'",
    `form-action 'self' ${paymentOrigin}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
