// Every call goes one way: path, method, who asks, body, command. What a client sends is never
// answered with a 5xx.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { createLog, describeError } from "#app/platform/log/log.ts";
import { getApiVisitor, refuseVisitor } from "./api-visitor.server.ts";
import { type ApiAnswer, type ApiCall, refuse } from "./call.ts";
import { explainIssues } from "./issues.ts";
import { matchCalls } from "./match-call.ts";
import { readFile, readJson } from "./read-body.server.ts";
import { respond } from "./respond.server.ts";

type Arrived = { request: Request; context: RequestContext };

/** The loader and action of a route that has these calls. */
export function answerCalls(calls: ApiCall[]) {
  return async ({ request, context }: Arrived): Promise<Response> => {
    const matched = matchCalls(calls, new URL(request.url).pathname);
    if (!matched) return respond(request, refuse(404, "There is no such call."));
    const method = request.method === "HEAD" ? "GET" : request.method;
    const call = matched.calls.find((candidate) => candidate.method === method);
    if (!call) return respond(request, refuseMethod(matched.calls));
    // The log's lines name the call as the table does, without what the address has in it.
    const path = call.path.replaceAll(/\{\w+\}/g, ":value");
    const log = createLog(request, { requestId: context.requestId, path });
    return makeCall(call, { request, context: { ...context, log }, params: matched.params });
  };
}

/** For a path that is known by one method alone, outside the table. */
export function refuseMethod(calls: Pick<ApiCall, "method">[]): ApiAnswer {
  const allowed = calls
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .join(", ");
  return { ...refuse(405, `This path takes ${allowed}.`), headers: { Allow: allowed } };
}

async function makeCall(
  call: ApiCall,
  { request, context, params }: Arrived & { params: Record<string, string> },
): Promise<Response> {
  const visitor = await getApiVisitor(request, context);
  const isShared = call.method === "GET" && call.auth === "anyone" && !visitor.customer?.isAdmin;
  const refusal = refuseVisitor(visitor, call.auth);
  if (refusal) return respond(request, refusal);
  const read = await readInput(call, request);
  if (!read.ok) return respond(request, read.refusal);
  try {
    return await respond(
      request,
      await call.handle({ ...visitor, ...read.input, request, params } as never),
      isShared,
    );
  } catch (thrown) {
    return respond(request, await answerThrown(context, thrown));
  }
}

type Input =
  { ok: true; input: { body: unknown; query: unknown } } | { ok: false; refusal: ApiAnswer };

async function readInput(call: ApiCall, request: Request): Promise<Input> {
  const query = call.query
    ? v.parse(call.query, Object.fromEntries(new URL(request.url).searchParams))
    : undefined;
  if (call.method === "GET") return { ok: true, input: { body: undefined, query } };
  const read = call.file ? await readFile(request, call.file) : await readJson(request);
  if (!read.ok) return read;
  const parsed = v.safeParse(call.body ?? (call.file ? v.file() : v.object({})), read.value);
  if (parsed.success) return { ok: true, input: { body: parsed.output, query } };
  const { message, errors } = explainIssues(parsed.issues);
  return { ok: false, refusal: refuse(400, message, { errors }) };
}

/** A command throws a Response for what is not there; anything else is a bug or an outage. */
async function answerThrown({ log }: RequestContext, thrown: unknown): Promise<ApiAnswer> {
  if (thrown instanceof Response && thrown.status < 500)
    return refuse(thrown.status, await thrown.text());
  log("request-failed", describeError(thrown));
  return refuse(500, "Something went wrong. Please try again.");
}
