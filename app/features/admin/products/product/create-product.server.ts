import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { productCommandPath, productListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { words } from "#app/features/admin/products/words.ts";

const question = (): Command => ({
  title: words.newProduct,
  notes: [words.beginsAsDraft],
  method: "post",
  action: productCommandPath("product/create"),
  submit: words.yesCreate,
  isDanger: false,
  fields: [],
  hidden: {},
  back: productListPath,
});

export const creatingProduct: PageCommand = { ask, take };

async function ask({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return question();
}

async function take({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  return redirectAfterPost(context, editPath(await createProduct(context)));
}
