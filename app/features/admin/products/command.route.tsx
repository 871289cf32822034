import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { ProductCommand } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { atEnd } from "#app/values/path.ts";
import { creatingDetail } from "./detail/create-detail.server.ts";
import { deletingDetail } from "./detail/delete-detail.server.ts";
import { creatingFinancial } from "./financial/create-financial.server.ts";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { creatingProduct } from "./product/create-product.server.ts";
import { deletingProduct } from "./product/delete-product.server.ts";
import { words } from "./words.ts";

const commands: Record<ProductCommand, PageCommand> = {
  "product/create": creatingProduct,
  "product/delete": deletingProduct,
  "detail/create": creatingDetail,
  "detail/delete": deletingDetail,
  "financial/create": creatingFinancial,
};

export const meta: MetaFunction = ({ location }) => {
  const titles: Record<ProductCommand, string> = {
    "product/create": words.createProduct,
    "product/delete": words.deleteProduct,
    "detail/create": words.createDetail,
    "detail/delete": words.deleteDetail,
    "financial/create": words.createFinancial,
  };
  return adminMeta(atEnd(location, titles));
};
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader(asked: LoaderFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands).ask(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands).take(asked);
}

export default CommandPage;
