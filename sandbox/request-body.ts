import type { Context } from "hono";

/** The fields of a JSON or a form body alike, or null where it is neither. */
export async function readBody(c: Context): Promise<Record<string, unknown> | null> {
  try {
    if (!c.req.header("content-type")?.includes("json")) return await c.req.parseBody();
    const value: unknown = await c.req.json();
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
