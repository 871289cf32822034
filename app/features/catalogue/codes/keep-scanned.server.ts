import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { CodeField } from "./code.schema.ts";
import { attachCode } from "./save-codes.server.ts";

type KeptCode = { ok: true; financialId: string } | { ok: false; status: number; message: string };

/** A code that no pack had is the chosen pack's from now on. The caller has made sure that the owner asks. */
export async function keepScanned(
  context: RequestContext,
  { code, pack }: { code: unknown; pack: unknown },
): Promise<KeptCode> {
  const read = v.safeParse(CodeField, code);
  if (!read.success) return { ok: false, status: 400, message: read.issues[0].message };
  const kept = await attachCode(context, String(pack).toWellFormed(), read.output);
  return kept.ok ? { ok: true, financialId: kept.pack.financialId } : kept;
}
