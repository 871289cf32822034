import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FileCommand, cataloguePath } from "#app/addresses/side-paths.ts";
import { isConfirmed } from "#app/features/session/confirmed.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { requireConfirmedAdmin } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { contentType } from "#app/platform/read-bytes.ts";
import { atEnd } from "#app/values/path.ts";
import { answerColumns, answerFile, answerGood } from "./answer-file.server.ts";
import { CancelForm } from "./cancel-form.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { CatalogueForms, RestForm } from "./csv-forms.tsx";
import type { FileAnswer } from "./file-answer.ts";
import { ProblemTable } from "./problem-table.tsx";
import { GoodRowsForm } from "./good-rows-form.tsx";
import { words } from "./words.ts";

const path = cataloguePath;

export const meta = () => adminMeta(shared.places.catalogue.name);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

/** `rest` is how many rows the last import left out. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedAdmin(request, context);
  const rest = Number(new URL(request.url).searchParams.get("rest"));
  return { rest: Number.isSafeInteger(rest) ? rest : 0 };
}

type Command = (asked: ActionFunctionArgs) => Promise<unknown>;
const commands: Record<"catalogue" | FileCommand, Command> = {
  catalogue: upload,
  columns: answerColumns,
  good: answerGood,
};

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

/**
 * The password that the page asked for, or a file: a file can't be carried through the question for
 * the password.
 */
async function upload({ request, context }: ActionFunctionArgs) {
  if (contentType(request) !== "multipart/form-data") {
    await requireConfirmedAdmin(request, context);
    return redirectAfterPost(context, path);
  }
  const admin = await requireAdmin(request, context);
  if (await isConfirmed(context)) return answerFile(request, context, admin);
  return redirectAfterPost(context, path, {
    toast: {
      kind: "error",
      message: words.confirmFirst,
    },
  });
}

/** The whole catalogue as a file, out and in. */
export default function Catalogue() {
  const { rest } = useLoaderData<typeof loader>();
  const answer = useActionData<FileAnswer>();
  return (
    <AdminPage title={shared.places.catalogue.name}>
      {rest > 0 && !answer ? <RestForm rows={rest} /> : null}
      <Answered answer={answer} />
    </AdminPage>
  );
}

function Answered({ answer }: { answer: FileAnswer | undefined }) {
  if (answer?.kind === "columns")
    return (
      <>
        <ColumnsForm asked={answer} />
        <CancelForm />
      </>
    );
  if (answer?.kind !== "review") return <CatalogueForms refused={answer} />;
  return (
    <>
      {answer.count > 0 ? <ProblemTable {...answer} /> : null}
      <GoodRowsForm review={answer} />
      {answer.columns ? <ColumnsForm asked={answer.columns} /> : <CatalogueForms />}
    </>
  );
}
