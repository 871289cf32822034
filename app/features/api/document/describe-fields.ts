import type { JsonSchema } from "@valibot/to-json-schema";

export type FieldNote = { name: string; type: string; isNeeded: boolean; note: string };

/** The fields of a schema, one line each, nested ones by their path such as `orderItems[].qty`. */
export function describeFields(schema: JsonSchema, before = ""): FieldNote[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === "boolean") return [];
    const { inner, suffix } = innerOf(field);
    const own = {
      name: before + name + suffix,
      type: typeOf(inner),
      isNeeded: schema.required?.includes(name) ?? false,
      note: noteOf(inner),
    };
    const nested = describeFields(inner, `${own.name}.`);
    return nested.length > 0 && before + name !== "" ? [own, ...nested] : [own];
  });
}

/** Of what may be null, what it is otherwise; of a list, what it lists. */
function innerOf(field: JsonSchema): { inner: JsonSchema; suffix: string } {
  const other = field.anyOf?.find(
    (one): one is JsonSchema => typeof one !== "boolean" && one.type !== "null",
  );
  if (other && field.anyOf?.some((one) => typeof one !== "boolean" && one.type === "null"))
    return innerOf(other);
  if (
    field.type !== "array" ||
    !field.items ||
    typeof field.items === "boolean" ||
    Array.isArray(field.items)
  )
    return { inner: field, suffix: "" };
  const { inner, suffix } = innerOf(field.items as JsonSchema);
  return { inner, suffix: `[]${suffix}` };
}

function typeOf({ type, anyOf, const: only, enum: words }: JsonSchema): string {
  if (words) return words.map((word) => JSON.stringify(word)).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf)
    return [...new Set(anyOf.map((one) => (typeof one === "boolean" ? "any" : typeOf(one))))].join(
      " or ",
    );
  return String(type ?? "any");
}

function noteOf({ description, minimum, maximum, maxLength, pattern }: JsonSchema): string {
  return [
    description,
    minimum === undefined && maximum === undefined ? "" : `${minimum ?? ""} to ${maximum ?? ""}`,
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    pattern === undefined ? "" : pattern,
  ]
    .filter(Boolean)
    .join(", ");
}
