import { createCookie } from "@remix-run/cloudflare";

export type CookieName = "cart" | "session" | "toast";

const lifetimeSeconds: Record<CookieName, number> = {
  cart: 180 * 24 * 60 * 60,
  session: 30 * 24 * 60 * 60,
  toast: 60,
};

export type Cookies = {
  /** What came with the request, its signature verified; null when absent or tampered with. */
  cart: unknown;
  session: unknown;
  toast: unknown;
  /** The Set-Cookie header that stores the value; null deletes it. */
  serialize(name: CookieName, value: unknown): Promise<string>;
};

export async function readCookies(request: Request, secrets: string[]): Promise<Cookies> {
  const secure = new URL(request.url).protocol === "https:";
  const open = (name: CookieName) =>
    createCookie(name, { secrets, secure, httpOnly: true, sameSite: "lax", path: "/", maxAge: lifetimeSeconds[name] });
  const header = request.headers.get("Cookie");
  const [cart, session, toast] = await Promise.all([
    open("cart").parse(header), open("session").parse(header), open("toast").parse(header),
  ]);
  return {
    cart, session, toast,
    serialize: (name, value) => open(name).serialize(value ?? "", value === null ? { maxAge: 0 } : {}),
  };
}
