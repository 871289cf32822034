import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { requireConfirmedAdmin } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { listPath } from "#app/features/admin/products/command/answer-prompt.server.ts";
import { CommandPage } from "#app/features/admin/products/command/command-page.tsx";
import { deleteProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { deleteQuestion } from "./delete-question.server.ts";

export const meta = () => [
  { title: "Delete Product – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { command, status } = await deleteQuestion(
    context,
    new URL(request.url).searchParams.get("productId"),
  );
  return data(command, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireConfirmedAdmin(request, context);
  const { productId = "" } = await readForm(request);
  const deleted = await deleteProduct(context, productId.trim());
  if (deleted.ok)
    return redirectAfterPost(context, listPath(request), {
      toast: { kind: "success", message: "Product deleted successfully" },
    });
  const { command, status } = await deleteQuestion(context, productId);
  return data(command, { status });
}

export default CommandPage;
