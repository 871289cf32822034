import { request } from "node:http";
import type { Visitor } from "#scripts/bench/reads/visitor.ts";
import { visitShop } from "#scripts/bench/reads/visitor.ts";

export const admin = { phone: "9000000001", password: "Admin@12345" };

type Person = { phone: string; password: string };

/** A browser at an address of its own, signed in. */
export async function signedIn(
  url: string,
  { phone, password }: Person,
  address = "203.0.113.7",
): Promise<Visitor> {
  const visitor = visitShop(url, address);
  const { status } = await visitor.ask("/login", { phoneNo: phone, password });
  if (status !== 303) throw new Error(`Not signed in: ${status}`);
  return visitor;
}

export type Call = { status: number; body: Record<string, unknown> };

/** A program at an address of its own. */
export function callApi(url: string, address = "203.0.113.8") {
  return async (
    method: string,
    path: string,
    { token = "", body }: { token?: string; body?: object } = {},
  ): Promise<Call> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        "CF-Connecting-IP": address,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: answer.status, body: (await answer.json()) as Call["body"] };
  };
}

/** What a signed cookie carries, as its holder can read it. */
export function cookieContent(cookies: string, name: string): unknown {
  const signed = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1] ?? "";
  return JSON.parse(atob(decodeURIComponent(signed).split(".")[0] ?? ""));
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** What a page elsewhere makes a browser send, with the headers that no script may set. */
export function send(
  url: string,
  { method = "POST", headers = {}, body = "" }: Sent = {},
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (answer) =>
      resolve({
        status: answer.resume().statusCode ?? 0,
        location: answer.headers.location,
      }),
    )
      .on("error", reject)
      .end(body);
  });
}
