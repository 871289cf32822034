import type * as v from "valibot";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { Right } from "#app/values/roles.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Who may make a call; a customer's own things are looked after by the commands. */
export type Auth = "anyone" | "customer" | Right;

export type ApiAnswer = { status: number; body: object; headers?: Record<string, string> };

export type Asked<Body, Query, Who> = {
  request: Request;
  /** Its session is the bearer token's alone: a cookie gives no power here. */
  context: RequestContext;
  params: Record<string, string>;
  body: Body;
  query: Query;
  customer: Who;
  /** The bearer token, "" without one. */
  token: string;
};

/**
 * What a call of the document looks like when it is made; `as` is who makes it, where not the least
 * that may.
 */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
  as?: Auth;
};

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Who<A> = A extends "anyone" ? Customer | null : Customer;

type Call<A extends Auth, B, Q> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Such as `/api/orders/{id}`. */
  path: string;
  summary: string;
  auth: A;
  query?: Q;
  body?: B;
  /** The field of a form that carries one file, instead of a JSON body. */
  file?: string;
  /** The schema of the answer, and its status. */
  answer: v.GenericSchema;
  status?: number;
  /** A repeat under the same `Idempotency-Key` is answered what the first was. */
  isRepeatable?: true;
  /** Statuses it may refuse with, beyond those that follow from auth and body. */
  refusals?: readonly number[];
  example?: Example;
  handle(asked: Asked<Output<B>, Output<Q>, Who<A>>): Promise<ApiAnswer>;
};

export type ApiCall = Call<Auth, v.GenericSchema | undefined, v.GenericSchema | undefined>;

/** Types the handler by the call's own schemas. */
export function defineCall<
  A extends Auth,
  B extends v.GenericSchema | undefined = undefined,
  Q extends v.GenericSchema | undefined = undefined,
>(call: Call<A, B, Q>): ApiCall {
  return call as unknown as ApiCall;
}

export function answer(body: object, status = 200): ApiAnswer {
  return { status, body };
}

export function refuse(status: number, message: string, more: object = {}): ApiAnswer {
  return { status, body: { message, ...more } };
}

export function refuseField(status: number, field: string, message: string): ApiAnswer {
  return refuse(status, message, { errors: { [field]: message } });
}

/** 429, with the seconds to wait. */
export function refuseTooMany(message: string, waitSeconds: number): ApiAnswer {
  return { ...refuse(429, message), headers: { "Retry-After": String(waitSeconds) } };
}
