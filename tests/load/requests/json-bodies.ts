import type { Random } from "#tests/random.ts";
import { hostileText, hostileThing } from "./hostile.ts";

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Known = (name: string) => string | null;

/** What the schema might take; `known` has values that mean something under a field's name. */
export function valueOf(
  schema: Schema,
  name: string,
  { random, known }: { random: Random; known: Known },
): unknown {
  const way = { random, known };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(random.pick(choices), name, way);
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [
        key,
        valueOf(field, key, way),
      ]),
    );
  if (schema.type === "array")
    return Array.from({ length: random.upTo(3) }, () => valueOf(schema.items ?? {}, name, way));
  if (schema.type === "number" || schema.type === "integer") return random.upTo(1000);
  if (schema.type === "boolean") return random.isOne(2);
  return known(name) ?? hostileText(random);
}

/** Some of it made hostile, at any depth. */
export function spoil(value: unknown, random: Random): unknown {
  if (random.isOne(6)) return hostileThing(random);
  if (Array.isArray(value)) return value.map((item) => spoil(item, random));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => !random.isOne(12))
      .map(([key, field]) => [random.isOne(40) ? hostileText(random) : key, spoil(field, random)]),
  );
}

/** Text that may be no JSON any more: cut off, doubled keys, nested too deep. */
export function spoilJson(text: string, random: Random): string {
  if (random.isOne(8)) return text.slice(0, random.upTo(text.length));
  if (random.isOne(12)) return text.replace(/^\{("[^"]*":)/, "{$1 1,$1");
  if (random.isOne(40)) return "[".repeat(20_000);
  return random.isOne(60) ? `${text.slice(0, -1)},"more":"${"y".repeat(200_000)}"}` : text;
}
