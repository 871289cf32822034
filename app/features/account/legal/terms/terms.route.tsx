import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { showLegalText } from "#app/features/account/legal/show-legal-text.ts";
import text from "./words.html?raw";

export function loader({ context }: LoaderFunctionArgs): Response {
  return showLegalText(text, context);
}
