import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { cataloguePath } from "#app/addresses/side-paths.ts";
import { isConfirmed } from "#app/features/session/confirmed.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { requireConfirmedAdmin } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { contentType } from "#app/platform/read-bytes.ts";
import { CatalogueForms } from "./csv-forms.tsx";
import { importUpload } from "#app/features/catalogue/csv/import-upload.server.ts";
import { describeImport } from "#app/features/catalogue/csv/describe-import.ts";
import { readUpload } from "./read-upload.server.ts";
import { mostProblems } from "./upload-limits.ts";
import { words } from "./words.ts";

const path = cataloguePath;

export const meta = () => adminMeta(shared.places.catalogue.name);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedAdmin(request, context);
  return null;
}

/**
 * The password that the page asked for, or a file: a file can't be carried through the question for
 * the password.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (contentType(request) !== "multipart/form-data") {
    await requireConfirmedAdmin(request, context);
    return redirectAfterPost(context, path);
  }
  const admin = await requireAdmin(request, context);
  if (!(await isConfirmed(context))) {
    return redirectAfterPost(context, path, {
      toast: {
        kind: "error",
        message: words.confirmFirst,
      },
    });
  }
  const upload = await readUpload(request);
  const outcome = upload.ok ? await importUpload(context, admin, upload) : upload;
  if (outcome.ok)
    return redirectAfterPost(context, path, {
      toast: { kind: "success", message: describeImport(outcome.imported) },
    });
  return data(
    { problems: outcome.problems.slice(0, mostProblems), count: outcome.problems.length },
    { status: 400 },
  );
}

/** The whole catalogue as a file, out and in. */
export default function Catalogue() {
  return (
    <AdminPage title={shared.places.catalogue.name}>
      <CatalogueForms refused={useActionData<typeof action>()} />
    </AdminPage>
  );
}
