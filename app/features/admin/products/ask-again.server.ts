import { data, redirect } from "@remix-run/cloudflare";
import { goodsPath, productListPath } from "#app/addresses/side-paths.ts";
import type { Refusal } from "#app/features/catalogue/write/refusal.ts";
import { refererPath } from "#app/platform/answers.server.ts";
import { safePath } from "#app/values/path.ts";
import { type Prompt, promptCommand } from "./prompt.ts";

type Typed = Record<string, string>;

/** An empty id is asked for once more, a second time it ends quietly. */
export function askAgain(
  request: Request,
  prompt: Prompt,
  { typed, missing }: Record<"typed" | "missing", Typed>,
) {
  return typed.asked
    ? redirect(listPath(request), 303)
    : data(promptCommand(prompt, typed, missing), { status: 400 });
}

/** The question again, with the reason beside the id it is about. */
export function askRefused(prompt: Prompt, typed: Typed, refused: Refusal<string>) {
  const errors = { [refused.field ?? "productId"]: refused.message };
  return data(promptCommand(prompt, typed, errors), { status: refused.status });
}

/** The page of the list a dialog stood over, or the one that the brand's own page leads back to. */
export function listPath(request: Request): string {
  const from = new URL(refererPath(request, productListPath), request.url);
  const path = safePath(from.searchParams.get("back"), from.pathname + from.search);
  const isList = [productListPath, goodsPath].some((list) => path.startsWith(list));
  return isList ? path : productListPath;
}
