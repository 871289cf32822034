import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { isPushConfigured } from "#app/platform/adapters/web-push.server.ts";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { DeviceSchema } from "./device.schema.ts";
import { forgetDevice, keepDevice } from "./keep-device.server.ts";
import { words } from "./words.ts";

/** Of whom, and the page it is on where the browser does not say. */
type Switched = { userId: string; page: string };

/** On, with what a browser says of itself; `off` needs no scripts. */
export async function switchDevice(
  { request, context }: ActionFunctionArgs,
  { userId, page }: Switched,
): Promise<Response> {
  if (!isPushConfigured(context.config)) throw new Response(words.notFound, { status: 404 });
  const { off, ...fields } = await readForm(request);
  const back = refererPath(request, page);
  if (off) {
    await forgetDevice(context, { userId, endpoint: fields.endpoint ?? "" });
    return redirectAfterPost(context, back, { toast: { kind: "success", message: words.isOff } });
  }
  const device = v.safeParse(DeviceSchema, fields);
  const { origin } = new URL(request.url);
  const isKept =
    device.success && (await keepDevice(context, { ...device.output, userId, origin }));
  if (!isKept) return Response.json({ message: words.noDevice }, { status: 400 });
  return redirectAfterPost(context, back, { toast: { kind: "success", message: words.isOn } });
}
