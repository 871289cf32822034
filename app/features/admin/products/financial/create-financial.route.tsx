import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createFinancialPath } from "#app/addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { answerPrompt } from "#app/features/admin/products/command/answer-prompt.server.ts";
import { type Prompt, promptCommand } from "#app/features/admin/products/command/command.ts";
import { CommandPage } from "#app/features/admin/products/command/command-page.tsx";
import {
  createFinancial,
  emptyPack,
} from "#app/features/catalogue/write/create-financial.server.ts";

export const meta = () => [
  { title: "Create Financial – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

const prompt: Prompt = {
  title: "Which detail gets a new pack?",
  action: createFinancialPath,
  names: ["productId", "detailId"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return promptCommand(prompt, Object.fromEntries(new URL(request.url).searchParams));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  return answerPrompt({ request, context }, prompt, (place) =>
    createFinancial(context, place, emptyPack),
  );
}

export default CommandPage;
