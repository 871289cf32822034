import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { showLegalText } from "#app/features/shop/legal/show-legal-text.ts";
import body from "./words.html?raw";
import { words } from "./words.ts";

export function loader({ context }: LoaderFunctionArgs): Response {
  return showLegalText({ ...words, body }, context);
}
