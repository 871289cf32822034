import * as v from "valibot";
import { CodeField } from "#app/features/catalogue/codes/code.schema.ts";
import { attachCode } from "#app/features/catalogue/codes/save-codes.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { heldOfFields } from "./load-till.server.ts";
import { changeLines, tillAddress } from "./till.ts";
import { words } from "./words.ts";

/** A code that no pack had is the chosen pack's from now on, and the pack goes on the till. */
export async function keepCode(context: RequestContext, form: FormData) {
  const code = v.safeParse(CodeField, form.get("code"));
  if (!code.success) return { ok: false as const, status: 400, message: code.issues[0].message };
  const kept = await attachCode(context, String(form.get("pack")), code.output);
  if (!kept.ok) return { ok: false as const, status: kept.status, message: kept.message };
  const held = heldOfFields(form);
  const lines = changeLines(held.lines, "add", kept.pack.financialId);
  const answer = redirectAfterPost(context, tillAddress({ ...held, lines }), {
    toast: { kind: "success", message: words.codeKept },
  });
  return { ok: true as const, answer };
}
