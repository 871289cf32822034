import { keepScanned } from "#app/features/catalogue/codes/keep-scanned.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { heldOfFields } from "./load-till.server.ts";
import { changeLines, tillAddress } from "./till.ts";

/** The pack that has the code from now on goes on the till. */
export async function keepCode(context: RequestContext, form: FormData) {
  const kept = await keepScanned(context, { code: form.get("code"), pack: form.get("pack") });
  if (!kept.ok) return kept;
  const held = heldOfFields(form);
  const lines = changeLines(held.lines, "add", kept.financialId);
  const answer = redirectAfterPost(context, tillAddress({ ...held, lines }), {
    toast: { kind: "success", message: codes.codeKept },
  });
  return { ok: true as const, answer };
}
