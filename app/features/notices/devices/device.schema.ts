import * as v from "valibot";

const bytes = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(length));

/**
 * What a browser says of its subscription: where it is told, and the keys that only it can open.
 */
export const DeviceSchema = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  p256dh: bytes(87),
  auth: bytes(22),
});
export type DeviceFields = v.InferOutput<typeof DeviceSchema>;
