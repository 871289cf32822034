import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { type SearchWordCommand, searchWordsPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { listMisses, listTaught } from "#app/features/catalogue/teach/list-search-words.server.ts";
import { guessMeant } from "#app/features/catalogue/teach/guess-meant.server.ts";
import { ignoreMiss } from "#app/features/catalogue/teach/ignore-miss.server.ts";
import { forgetWord, teachWord } from "#app/features/catalogue/teach/teach-word.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { MissTable } from "./miss-table.tsx";
import { TaughtTable } from "./taught-table.tsx";
import { listCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { calledOf } from "#app/features/catalogue/listing/names/called.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.searchWords.name);
export const links = adminLinks;

const longestText = 200;
const text = v.pipe(v.string(), v.trim(), v.maxLength(longestText));
/** A guess that is tapped goes before what is typed. */
const TaughtForm = v.pipe(
  v.object({
    text: v.optional(text, ""),
    means: v.optional(text, ""),
    guess: v.optional(text, ""),
  }),
  v.transform(({ text: word, means, guess }) => ({ text: word, means: guess || means })),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, { misses, guesses }, taught, categories] = await Promise.all([
    requireAdmin(request, context),
    missesWithGuesses(context),
    listTaught(context),
    listCategories(context),
  ]);
  return { misses, guesses, taught, categories: categories.map(calledOf) };
}

async function missesWithGuesses(context: LoaderFunctionArgs["context"]) {
  const misses = await listMisses(context);
  const texts = misses.map((miss) => miss.text);
  return { misses, guesses: await guessMeant(context, texts) };
}

type Command = (asked: ActionFunctionArgs) => Promise<unknown>;
const commands: Record<SearchWordCommand, Command> = { teach, ignore, forget };

export async function action(asked: ActionFunctionArgs) {
  return atEnd(new URL(asked.request.url), commands)(asked);
}

async function ignore({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { text: missed = "" } = await readForm(request);
  await ignoreMiss(context, missed);
  return done(context, words.isIgnored(missed));
}

async function forget({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { id = "" } = await readForm(request);
  await forgetWord(context, id);
  return done(context, words.isForgotten);
}

async function teach({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request, TaughtForm);
  if (!form.ok) return data(form, { status: 400 });
  const word = form.value;
  const categories = await listCategories(context);
  const meant = categories.find((category) => calledOf(category) === word.means);
  const taught = await teachWord(context, {
    text: word.text,
    means: meant?.name ?? word.means,
    by: admin.id,
  });
  if (!taught.ok) {
    const message = taught.reason === "no-word" ? words.noSuchWord : words.nothingCalledSo;
    return data(formFailure(word, { means: message }), { status: 400 });
  }
  return done(context, words.nowMeans(word.text, word.means));
}

function done(context: ActionFunctionArgs["context"], message: string) {
  return redirectAfterPost(context, searchWordsPath, { toast: { kind: "success", message } });
}

/** What shoppers looked for in vain, and what the owner made of it. */
export default function SearchWords() {
  const { misses, guesses, taught, categories } = useLoaderData<typeof loader>();
  const refused = useActionData<FormFailure>();
  return (
    <AdminPage title={shared.places.searchWords.name}>
      <p className="mb-3 text-sm text-stone">{words.about}</p>
      {misses.length > 0 ? (
        <MissTable {...{ misses, guesses, categories }} refused={refused ?? null} />
      ) : (
        <p>{words.allFound}</p>
      )}
      <h2 className="mt-6 mb-2">{words.taught}</h2>
      {taught.length > 0 ? <TaughtTable taught={taught} /> : <p>{words.nothingYet}</p>}
    </AdminPage>
  );
}
