import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createProductPath, productListPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { words } from "#app/features/admin/products/words.ts";

export const meta = () => adminMeta(words.createProduct);
export const links = adminLinks;

const question: Command = {
  title: words.newProduct,
  notes: [words.beginsAsDraft],
  method: "post",
  action: createProductPath,
  submit: words.yesCreate,
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
