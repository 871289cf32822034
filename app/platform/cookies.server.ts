import { createCookie } from "@remix-run/cloudflare";
import { cartDays, deviceDays, sessionDays } from "#app/values/kept-for.ts";

export type CookieName =
  "cart" | "session" | "device" | "toast" | "register" | "reset" | "bookmark" | "notAdded" | "pin";

const daySeconds = 24 * 60 * 60;
const lifetimeSeconds: Record<CookieName, number> = {
  cart: cartDays * daySeconds,
  session: sessionDays * daySeconds,
  device: deviceDays * daySeconds,
  toast: 60,
  register: 30 * 60,
  reset: 30 * 60,
  notAdded: 30 * 60,
  pin: cartDays * daySeconds,
  // By then every replica has it.
  bookmark: 60,
};
/** What was found rightly signed, by secrets, name and exact text: a browser sends the same with every request. */
const verified = new Map<string, unknown>();
const mostVerified = 500;
const names = Object.keys(lifetimeSeconds) as CookieName[];

/** What came with the request, its signature verified; null when absent or tampered with. */
export type Cookies = Record<CookieName, unknown> & {
  /** The Set-Cookie header that stores the value; null deletes it. */
  serialize(name: CookieName, value: unknown): Promise<string>;
};

function remember(key: string, value: unknown): void {
  if (value === null) return;
  if (verified.size >= mostVerified) verified.delete(verified.keys().next().value!);
  verified.set(key, value);
}

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
  const read = async (name: CookieName): Promise<unknown> => {
    const cookie = open(name);
    const text = header?.split(/; */).find((one) => one.startsWith(`${cookie.name}=`));
    if (text === undefined) return null;
    const key = JSON.stringify([secrets, text]);
    if (!verified.has(key)) remember(key, await cookie.parse(text).catch(() => null));
    return verified.get(key) ?? null;
  };
  const values = await Promise.all(
    names.map(async (name): Promise<[CookieName, unknown]> => [name, await read(name)]),
  );
  return {
    ...(Object.fromEntries(values) as Record<CookieName, unknown>),
    serialize: (name, value) =>
      open(name).serialize(value ?? "", value === null ? { maxAge: 0 } : {}),
  };
}
