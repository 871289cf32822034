import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getPicture } from "./picture.server.ts";

export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return getPicture(context, request, params["*"] ?? "");
}
