import * as v from "valibot";

/** A record that takes no list, which `v.record` takes for one with the keys 0, 1 and 2. */
export function plainRecord<
  Key extends v.GenericSchema<string, string>,
  Value extends v.GenericSchema,
>(key: Key, value: Value) {
  const record = v.record(key, value);
  const run: (typeof record)["~run"] = (dataset, config) =>
    record["~run"](Array.isArray(dataset.value) ? { value: null } : dataset, config);
  return { ...record, "~run": run };
}
