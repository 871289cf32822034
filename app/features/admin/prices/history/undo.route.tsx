import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { priceHistoryPath, undoPricesPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { UndoProblems } from "./undo-problems.tsx";
import { undoSave } from "#app/features/catalogue/prices/undo-save.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(prices.undo);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const { save: saveId = "", leaveOut = "" } = await readForm(request);
  const outcome = await undoSave(context, admin, { saveId, leaveOut: leaveOut.split(" ") });
  if (!outcome.ok && outcome.reason === "not-found")
    throw new Response(words.noSuchSave, { status: 404 });
  if (!outcome.ok) return data(outcome, { status: 409 });
  const message = outcome.count === 0 ? words.nothingToUndo : words.setBack(outcome.count);
  const back = refererPath(request, priceHistoryPath);
  return redirectAfterPost(context, back.startsWith(undoPricesPath) ? priceHistoryPath : back, {
    toast: { kind: "success", message },
  });
}

export default function Undo() {
  const refused = useActionData<typeof action>();
  return (
    <AdminPage title={prices.undo}>{refused ? <UndoProblems {...refused} /> : null}</AdminPage>
  );
}
