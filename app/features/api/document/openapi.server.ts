// The document says what the very schemas of the calls say: there is no second description to fall
// behind.
import type * as v from "valibot";
import type { ApiCall, Auth } from "#app/features/api/call/call.ts";
import { RefusalJson } from "#app/features/api/call/shapes.schema.ts";
import { longestKey } from "#app/features/api/call/repeatable.server.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { isRight, rights } from "#app/values/roles.ts";

const meanings: Record<number, string> = {
  400: "Invalid: `errors` names the fields",
  401: "Not signed in, or the session has ended",
  403: "Not allowed",
  404: "Not found, or not yours",
  409: "Conflict",
  413: "The body is too large",
  415: "The body is of another type",
  424: "A gateway did not answer",
  429: "Too many requests: wait `Retry-After` seconds",
};

const json = (schema: v.GenericSchema | object) => ({
  "application/json": {
    schema: "kind" in schema ? jsonSchemaOf(schema as v.GenericSchema) : schema,
  },
});

const tags: Record<string, string> = {
  users: "Accounts: logging in, registering, one's own profile and address, an admin's users",
  otp: "One-time codes by SMS, which prove a phone",
  products: "The catalogue: reading it, and an admin's writing",
  lists: "A shopping list as people write it",
  orders: "Orders and their way to the door",
  payments: "Paying online",
  delivery: "Where the shop delivers, when and for how much",
  khata: "What customers owe",
  config: "What the shop's clients are set up with",
  upload: "Pictures",
  document: "What you read",
};
const whoMay = {
  anyone: "Anyone may call it.",
  customer: "For whoever is logged in.",
  admin: "For the owner.",
  till: "For the owner and cashiers.",
  deliver: "For the owner, cashiers and, of the own run, riders.",
  counter: "For the owner, cashiers and packers.",
  stock: "For the owner and packers.",
  run: "For riders.",
} satisfies Record<Auth, string>;

type Shop = { origin: string; contact: { name: string; supportEmail: string } };

export function openApiDocument(calls: ApiCall[], { origin, contact }: Shop) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Kirana",
      version: "1",
      contact: {
        name: contact.name || "The shop",
        url: origin,
        ...(contact.supportEmail ? { email: contact.supportEmail } : {}),
      },
      license: { name: "MIT", identifier: "MIT" },
      description:
        "JSON in and out. Prices are rupees, times Indian time, identifiers opaque. A call without a body needs no content type.",
    },
    servers: [{ url: origin }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of log in or register" },
      },
      schemas: { Problem: jsonSchemaOf(RefusalJson) },
    },
  };
}

function operationOf(call: ApiCall): object {
  const { method, path, summary, auth } = call;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, "").replace(/[/{}.-]+(\w)?/g, (_, letter: string = "") => letter.toUpperCase())}`,
    tags: [tagOf(path)],
    summary: isRight(auth) ? `${summary} (${rights[auth].join(", ")})` : summary,
    description: `${summary}. ${whoMay[auth]}`,
    security: auth === "anyone" ? [] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...requestOf(call),
    responses: {
      [call.status ?? 200]: { description: "Done", content: json(call.answer) },
      ...refusedResponses(refusalsOf(call)),
    },
  };
}

/** A call that names none still refuses what it can't read. */
function refusedResponses(statuses: number[]): Record<string, object> {
  const content = json({ $ref: "#/components/schemas/Problem" });
  if (statuses.length === 0) return { "4XX": { description: "Refused", content } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: meanings[status] ?? "Refused", content }]),
  );
}

function tagOf(path: string): string {
  const group = path.split("/")[2] ?? "";
  return group in tags ? group : "document";
}

const repeatKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "A repeat under the same key is answered what the first was; with another body 409",
  schema: { type: "string", maxLength: longestKey },
};

function parametersOf({ path, query, example, isRepeatable }: ApiCall): object[] {
  const fields = query ? (jsonSchemaOf(query).properties ?? {}) : {};
  return [
    ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
      example: example?.params?.[name],
    })),
    ...Object.entries(fields).map(([name, schema]) => ({
      name,
      in: "query",
      schema,
      example: example?.query?.[name],
    })),
    ...(isRepeatable ? [repeatKey] : []),
    ...Object.entries(example?.headers ?? {}).map(([name, value]) => ({
      name,
      in: "header",
      schema: { type: "string" },
      example: value,
    })),
  ];
}

function requestOf({ body, file, example }: ApiCall): object {
  if (file) {
    const schema = {
      type: "object",
      properties: { [file]: { type: "string", format: "binary" } },
      required: [file],
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!body) return {};
  const schema = jsonSchemaOf(body);
  const content = {
    "application/json": { schema, ...(example?.body ? { example: example.body } : {}) },
  };
  return { requestBody: { required: Boolean(schema.required?.length), content } };
}

/** Those of the call itself, and those that its way in brings along. */
export function refusalsOf({ auth, method, isRepeatable, refusals = [] }: ApiCall): number[] {
  const way = [
    ...(auth === "anyone" ? [] : [401]),
    ...(isRight(auth) ? [403] : []),
    ...(method === "GET" ? [] : [400, 413, 415, 429]),
    ...(isRepeatable ? [409] : []),
  ];
  return [...new Set([...way, ...refusals])].sort((one, other) => one - other);
}
