import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { serializeLanguage } from "#app/platform/language.server.ts";
import { isLanguage } from "#app/values/language.ts";
import { words } from "./words.ts";
import { rememberLanguage } from "./remember-language.server.ts";

/** Only a POST chooses; whoever opens the address gets the shop. */
export function loader() {
  return redirect("/", 302);
}

/** Back to the page the switch was on, in the language it asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = await readForm(request);
  if (!isLanguage(language)) throw new Response(words.chooseOne, { status: 400 });
  await rememberLanguage(context, language);
  const cookies = [serializeLanguage(request, language)];
  return redirectAfterPost(context, refererPath(request, "/"), { cookies });
}
