import { randomUUID } from "node:crypto";
import type { Context } from "hono";

export type Refusal = {
  http: 400 | 401 | 403 | 404 | 410;
  code: string;
  message: string;
  fields?: { field_name: string; reason: string }[];
};

export function errorBody({ code, message, fields = [] }: Refusal, status = "error"): object {
  return {
    status,
    error_code: code,
    error_message: message,
    user_message: message,
    error_info: {
      code,
      category: "USER_ERROR",
      href: "",
      request_id: randomUUID(),
      user_message: message,
      developer_message: message,
      fields,
    },
  };
}

export function refuse(c: Context, refusal: Refusal): Response {
  return c.json(errorBody(refusal), refusal.http);
}

export function invalid(field: string, reason: string): Refusal {
  return {
    http: 400,
    code: "INVALID_REQUEST",
    message: `${field}: ${reason}`,
    fields: [{ field_name: field, reason }],
  };
}
