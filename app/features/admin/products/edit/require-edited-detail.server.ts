// Not found is a page of its own, whatever is missing.
import type { RequestContext } from "#app/platform/context.server.ts";
import type { EditedDetail } from "./edited-detail.ts";
import { getEditedDetail } from "./edited-detail.server.ts";
import { words } from "./words.ts";

export async function requireEditedDetail(
  context: RequestContext,
  { slug = "", detailId = "" }: Partial<Record<string, string>>,
): Promise<EditedDetail> {
  const detail = await getEditedDetail(context, slug, detailId);
  if (!detail) throw new Response(words.notThere, { status: 404 });
  return detail;
}
