import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { KhataCommand } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { atEnd } from "#app/values/path.ts";
import { reminding } from "./reminding.server.ts";
import { takingBack } from "./taking-back.server.ts";
import { words } from "./take-back.words.ts";

const commands: Record<KhataCommand, PageCommand> = { reverse: takingBack, remind: reminding };

export const meta = () => adminMeta(words.takeBack);
export const links = adminLinks;

export async function loader(asked: LoaderFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands).ask(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands).take(asked);
}

export default CommandPage;
