import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import {
  listCommandPath,
  listCommands,
  standingFromPath,
  standingPath,
} from "#app/addresses/side-paths.ts";
import type { SavedList } from "#app/features/lists/saved/saved-list.ts";
import { waysToFirstList } from "#app/features/lists/saved/first-list.server.ts";
import { listSaved } from "#app/features/lists/saved/read-lists.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Field } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { longestLabel } from "#app/values/limits.ts";
import { wordAtEnd } from "#app/values/path.ts";
import { formatPack } from "#app/values/quantity.ts";
import { answerSavedList } from "./answer-list.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(request, context);
  const keep = new URL(request.url).searchParams.get("keep");
  const [lists, ways] = await Promise.all([listSaved(context, id), waysToFirstList(context, id)]);
  return { lists, ways, keep };
}

type Refusal = { message: string; values: Record<string, string> };

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const command = wordAtEnd(new URL(request.url), listCommands);
  const fields = await readForm(request);
  const answered = await answerSavedList(context, customer, { command, fields });
  if (answered instanceof Response) return answered;
  return data<Refusal>({ message: answered.message, values: fields }, { status: answered.status });
}

export default function Lists() {
  const { lists, ways, keep: asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const keep = refusal?.values.keep ?? asked;
  return (
    <Page title={words.heading} narrow={lists.length < 2}>
      {keep ? (
        <Form
          method="post"
          action={listCommandPath("keep")}
          noValidate
          className="panel mb-4 max-w-lg"
        >
          <h2 className="mb-2 text-base">{words.keepHeading}</h2>
          <input type="hidden" name="keep" value={keep} />
          <Field
            label={words.name}
            name="name"
            autoComplete="off"
            maxLength={longestLabel}
            defaultValue={refusal?.values.name ?? ""}
            error={refusal?.message}
          />
          <SubmitButton action={listCommandPath("keep")}>{words.keep}</SubmitButton>
        </Form>
      ) : null}
      {lists.length === 0 && !keep ? (
        <Empty icon="list" title={words.none} text={words.whatTheyDo} ways={ways} />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
        {lists.map((list) => (
          <ListPanel key={list.id} list={list} />
        ))}
      </div>
      {lists.length > 0 ? (
        <a href={standingPath} className="link mt-2 inline-block min-h-11 content-center">
          {words.standing}
        </a>
      ) : null}
    </Page>
  );
}

function ListPanel({ list: { id, name, lines } }: { list: SavedList }) {
  return (
    <section className="panel flex flex-col pb-2" aria-label={name}>
      <h2 className="wrap-anywhere text-base">{name}</h2>
      <ul className="my-2">
        {lines.map((line) => (
          <li key={line.financialId}>
            {line.qty} × {cardTitle(line)}, {formatPack(line)}
          </li>
        ))}
      </ul>
      <Form method="post" action={listCommandPath("cart")} className="mt-auto">
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="button w-full">
          {words.toCart}
        </button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-5">
        <a href={standingFromPath(id)} className="link inline-block min-h-11 content-center">
          {words.everyDay}
        </a>
        <Form method="post" action={listCommandPath("remove")}>
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="link min-h-11 text-chilli">
            {words.remove}
          </button>
        </Form>
      </div>
    </section>
  );
}
