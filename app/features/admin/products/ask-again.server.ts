import { data, redirect } from "@remix-run/cloudflare";
import { productListPath } from "#app/addresses/side-paths.ts";
import type { Refusal } from "#app/features/catalogue/write/refusal.ts";
import { refererPath } from "#app/platform/answers.server.ts";
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

/** The page of the list a dialog stood over. */
export function listPath(request: Request): string {
  const path = refererPath(request, productListPath);
  return path.startsWith(productListPath) ? path : productListPath;
}
