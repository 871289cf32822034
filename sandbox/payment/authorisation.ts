import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Keys } from "#sandbox/config.ts";
import { refuse } from "./answers.ts";

/** Both forms are in live use: the key as a user without a password, with and without the colon. */
export function authorised(keys: Keys): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header("authorization") ?? "";
    const accepted = [`${keys.JUSPAY_API_KEY}:`, keys.JUSPAY_API_KEY].map(basic);
    if (!accepted.some((value) => isSame(value, given))) {
      return refuse(c, { http: 401, code: "access_denied", message: "Invalid API key." });
    }
    if (c.req.header("x-merchantid") !== keys.JUSPAY_MERCHANT_ID) {
      return refuse(c, {
        http: 403,
        code: "access_denied",
        message: "x-merchantid is missing or not this key's merchant.",
      });
    }
    const version = c.req.header("version");
    if (version !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(version)) {
      return refuse(c, {
        http: 400,
        code: "INVALID_REQUEST",
        message: "version must be a date, YYYY-MM-DD.",
      });
    }
    await next();
  };
}

export function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString("base64")}`;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
