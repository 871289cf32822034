import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getComplaintPicture } from "#app/features/complaints/pictures.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";

/** For its sender and the shop. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireCustomer(request, context);
  const picture = await getComplaintPicture(context, visitor, params.id ?? "");
  if (!picture) throw new Response(null, { status: 404 });
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.httpMetadata?.contentType ?? "image/webp",
      "Content-Length": String(picture.size),
      "Cache-Control": "private, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
