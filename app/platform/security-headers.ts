/** Headers of every page; `nonce` is the request's, shared with the markup. */
export function withSecurityHeaders(response: Response, { nonce, secure }: { nonce: string; secure: boolean }): Response {
  const headers = new Headers(response.headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "geolocation=(self), otp-credentials=(self), camera=(), microphone=()");
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    // A route's own policy, such as the origin of a frame it shows, comes on top.
    const more = headers.get("Content-Security-Policy");
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce) + (more ? `; ${more}` : ""));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
