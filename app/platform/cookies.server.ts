import { createCookie } from "@remix-run/cloudflare";

export type CookieName =
  "cart" | "session" | "device" | "toast" | "register" | "reset" | "bookmark" | "notAdded" | "pin";

const lifetimeSeconds: Record<CookieName, number> = {
  cart: 180 * 24 * 60 * 60,
  session: 30 * 24 * 60 * 60,
  // The longest that browsers keep one.
  device: 400 * 24 * 60 * 60,
  toast: 60,
  register: 30 * 60,
  reset: 30 * 60,
  notAdded: 30 * 60,
  pin: 180 * 24 * 60 * 60,
  // By then every replica has it.
  bookmark: 60,
};
const names = Object.keys(lifetimeSeconds) as CookieName[];

/** What came with the request, its signature verified; null when absent or tampered with. */
export type Cookies = Record<CookieName, unknown> & {
  /** The Set-Cookie header that stores the value; null deletes it. */
  serialize(name: CookieName, value: unknown): Promise<string>;
};

export async function readCookies(request: Request, secrets: string[]): Promise<Cookies> {
  const secure = new URL(request.url).protocol === "https:";
  // With the prefix no other host of the domain can plant one; browsers take it over https only.
  const open = (name: CookieName) =>
    createCookie(secure ? `__Host-${name}` : name, {
      secrets,
      secure,
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      maxAge: lifetimeSeconds[name],
    });
  const header = request.headers.get("Cookie");
  const read = (name: CookieName): Promise<unknown> | null =>
    header?.includes(`${name}=`)
      ? open(name)
          .parse(header)
          .catch(() => null)
      : null;
  const values = await Promise.all(
    names.map(async (name): Promise<[CookieName, unknown]> => [name, await read(name)]),
  );
  return {
    ...(Object.fromEntries(values) as Record<CookieName, unknown>),
    serialize: (name, value) =>
      open(name).serialize(value ?? "", value === null ? { maxAge: 0 } : {}),
  };
}
