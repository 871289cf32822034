// A file with the shop's own columns and without a mistake is imported at once. About any other the
// page asks first, while the file is kept.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { catalogueRestPath, cataloguePath } from "#app/addresses/side-paths.ts";
import { type FileProblem, columns } from "#app/features/catalogue/csv/catalogue-file.ts";
import { describeImport } from "#app/features/catalogue/csv/describe-import.ts";
import type { ImportOutcome } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import {
  checkUpload,
  importGoodOfUpload,
  importUpload,
} from "#app/features/catalogue/csv/import-upload.server.ts";
import { getKeptFile, keepFile, keepRest } from "#app/features/catalogue/csv/kept-file.server.ts";
import { guessMapping, isOwnHead } from "#app/features/catalogue/csv/map-columns.ts";
import {
  fileWithout,
  problemsOfLength,
  readFileLines,
} from "#app/features/catalogue/csv/read-file.server.ts";
import { type Told, nothingTold } from "#app/features/catalogue/csv/told.ts";
import { listCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { calledOf } from "#app/features/catalogue/listing/names/called.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { type Customer, requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import type { AskedColumns, FileAnswer, FileReview } from "./file-answer.ts";
import { readUpload } from "./read-upload.server.ts";
import { columnName, fieldsOf, readTold, wrongColumns } from "./told-fields.ts";
import { mostPacks, mostProblems } from "./upload-limits.ts";
import { words } from "./words.ts";

/** Of an admin whose password was just given. */
export async function answerFile(request: Request, context: RequestContext, admin: Customer) {
  const upload = await readUpload(request);
  if (!upload.ok) return refuse(upload.problems);
  const lines = readFileLines(upload.bytes);
  if (lines.ok && !isOwnHead(lines.names)) {
    const problems = problemsOfLength(lines.body, mostPacks);
    if (problems.length > 0) return refuse(problems);
    const file = await keepFile(context, admin, upload.bytes);
    const values = fieldsOf({ ...nothingTold, mapping: guessMapping(lines.names) });
    return askColumns(await columnsOf(context, { file, names: lines.names, values, errors: {} }));
  }
  const checked = await checkUpload(context, upload);
  if (!checked.ok) return refuse(checked.problems);
  if (checked.problems.length + checked.units.length === 0)
    return answerImport(context, await importUpload(context, admin, upload));
  if (checked.good === 0) return refuse(checked.problems);
  const file = await keepFile(context, admin, upload.bytes);
  return showReview({ ...checked, file, fields: {}, columns: null });
}

/** Which column is which; shows what an import would do. */
export async function answerColumns({ request, context }: ActionFunctionArgs) {
  return askToConfirm(request, context, async (asked) => {
    const sent = await readKept(asked, context);
    if (!sent) return refuse(atFile(words.chooseAgain));
    const { file, names, bytes, told } = sent;
    const [fields, errors] = [fieldsOf(told), wrongColumns(told)];
    const asks = await columnsOf(context, { file, names, values: fields, errors });
    if (Object.keys(errors).length > 0) return askColumns(asks);
    const checked = await checkUpload(context, { bytes, mostRows: mostPacks, told });
    if (!checked.ok) return refuse(checked.problems);
    const problems = checked.problems.map((problem) => inFilesWords(problem, names, told));
    return showReview({ ...checked, problems, file, fields, columns: asks });
  });
}

/** Imports the good rows, and keeps the others to be downloaded. */
export async function answerGood({ request, context }: ActionFunctionArgs) {
  return askToConfirm(request, context, async (asked) => {
    const sent = await readKept(asked, context);
    if (!sent) return refuse(atFile(words.chooseAgain));
    const { admin, bytes, told } = sent;
    const upload = { bytes, mostRows: mostPacks, told };
    const outcome = await importGoodOfUpload(context, admin, upload);
    if (!outcome.ok) return answerImport(context, outcome);
    const rest = fileWithout(bytes, outcome.lines);
    if (rest.rows > 0) await keepRest(context, admin, rest.text);
    return answerImport(context, outcome, rest.rows);
  });
}

function answerImport(context: RequestContext, outcome: ImportOutcome, rest = 0) {
  if (!outcome.ok) return refuse(outcome.problems);
  return redirectAfterPost(context, rest > 0 ? catalogueRestPath(rest) : cataloguePath, {
    toast: { kind: "success", message: describeImport(outcome.imported) },
  });
}

type Kept = {
  admin: Customer;
  file: string;
  bytes: Uint8Array;
  names: string[];
  told: Told;
};

/** What the form says of the kept file; null where another has taken its place. */
async function readKept(request: Request, context: RequestContext): Promise<Kept | null> {
  const admin = await requireAdmin(request, context);
  await requireConfirmed(context);
  const { file = "", ...fields } = await readForm(request);
  const bytes = await getKeptFile(context, admin, file);
  const lines = bytes && readFileLines(bytes);
  if (!bytes || !lines?.ok) return null;
  const { names } = lines;
  return { admin, file, bytes, names, told: readTold(fields, names.length) };
}

async function columnsOf(
  context: RequestContext,
  asked: Omit<AskedColumns, "categories">,
): Promise<AskedColumns> {
  const categories = await listCategories(context);
  return {
    ...asked,
    categories: categories.map((one) => ({ name: one.name, called: calledOf(one) })),
  };
}

function askColumns(asked: AskedColumns) {
  const status = Object.keys(asked.errors).length > 0 ? 400 : 200;
  return data<FileAnswer>({ kind: "columns", ...asked }, { status });
}

function showReview({ problems, joins, ...rest }: Omit<FileReview, "count" | "joinCount">) {
  return data<FileAnswer>(
    {
      kind: "review",
      ...rest,
      problems: problems.slice(0, mostProblems),
      count: problems.length,
      joins: joins.slice(0, mostProblems),
      joinCount: joins.length,
    },
    { status: problems.length > 0 ? 400 : 200 },
  );
}

/** Its column as the file calls it. */
function inFilesWords(problem: FileProblem, names: string[], { mapping = {} }: Told): FileProblem {
  const column = columns.find((one) => one === problem.column);
  if (!column) return problem;
  return { ...problem, column: names[mapping[column] ?? -1] || columnName(column) };
}

function refuse(problems: FileProblem[]) {
  return data<FileAnswer>(
    { kind: "refused", problems: problems.slice(0, mostProblems), count: problems.length },
    { status: 400 },
  );
}

function atFile(reason: string): FileProblem[] {
  return [{ line: 0, column: "", reason }];
}
