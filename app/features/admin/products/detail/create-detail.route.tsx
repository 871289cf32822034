import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createDetailPath } from "#app/addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { answerPrompt } from "#app/features/admin/products/command/answer-prompt.server.ts";
import { type Prompt, promptCommand } from "#app/features/admin/products/command/command.ts";
import { CommandPage } from "#app/features/admin/products/command/command-page.tsx";
import { createDetail } from "#app/features/catalogue/write/detail-commands.server.ts";

export const meta = () => [
  { title: "Create Detail – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

const prompt: Prompt = {
  title: "Which product gets a new detail?",
  action: createDetailPath,
  names: ["productId"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return promptCommand(prompt, Object.fromEntries(new URL(request.url).searchParams));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  return answerPrompt({ request, context }, prompt, ({ product }) =>
    createDetail(context, product, { brand: "", images: [] }),
  );
}

export default CommandPage;
