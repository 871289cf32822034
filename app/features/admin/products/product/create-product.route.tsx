import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createProductPath, productListPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";

export const meta = () => [
  { title: "Create Product – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

const question: Command = {
  title: "Are you sure you want to create a new product?",
  notes: [
    "It begins as a draft, with one detail and one empty pack. Shoppers see it once a pack has a price.",
  ],
  method: "post",
  action: createProductPath,
  submit: "Yes, create",
  isDanger: false,
  fields: [],
  hidden: {},
  back: productListPath,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return question;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  return redirectAfterPost(context, editPath(await createProduct(context)));
}

export default CommandPage;
