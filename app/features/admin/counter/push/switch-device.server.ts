import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { DeviceSchema } from "#app/features/notices/counter/device.schema.ts";
import { forgetDevice, keepDevice } from "#app/features/notices/counter/keep-device.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { isPushConfigured } from "#app/platform/adapters/web-push.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { words } from "./words.ts";

/** What the counter's script sends when an admin switches it on or off for the device in hand. */
export async function switchDevice({ request, context }: ActionFunctionArgs) {
  const { id: userId } = await requireRight(request, context, "counter");
  if (!isPushConfigured(context.config)) throw new Response(words.notFound, { status: 404 });
  const { off, ...fields } = await readForm(request);
  const device = v.safeParse(DeviceSchema, fields);
  if (!device.success) return new Response(words.noDevice, { status: 400 });
  if (off) {
    await forgetDevice(context, device.output.endpoint);
    return new Response(null, { status: 204 });
  }
  const { origin } = new URL(request.url);
  const isKept = await keepDevice(context, { ...device.output, userId, origin });
  return new Response(isKept ? null : words.noDevice, { status: isKept ? 204 : 400 });
}
