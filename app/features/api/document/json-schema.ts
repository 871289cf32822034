import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

/** The schema that validates, as the document shows it: what it takes, or what a call answers. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      requireMissed(valibotSchema as v.GenericSchema, jsonSchema),
  });
  return json;
}

/** A field that reads an absent text as "" and then refuses it is needed all the same. */
function requireMissed(schema: v.GenericSchema, json: JsonSchema): JsonSchema {
  if (schema.type !== "object" || !json.properties) return json;
  const missed = new Set(
    v.safeParse(schema, {}).issues?.map((issue) => String(issue.path?.[0].key)),
  );
  const properties = Object.entries(json.properties).map(([name, field]) => {
    if (!missed.has(name) || typeof field === "boolean") return [name, field];
    const { default: _, ...needed } = field;
    return [name, needed];
  });
  const { required: _, ...rest } = json;
  const required = Object.keys(json.properties).filter((name) => missed.has(name));
  return {
    ...rest,
    properties: Object.fromEntries(properties) as JsonSchema["properties"],
    ...(required.length > 0 ? { required } : {}),
  } as JsonSchema;
}
