import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { standingCommands, standingFromPath } from "#app/addresses/side-paths.ts";
import { listsPath } from "#app/addresses/paths.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import { findLike } from "#app/features/cart/like-it.server.ts";
import { likeItLink } from "#app/features/cart/like-it.ts";
import { getOwnBalance } from "#app/features/khata/read-khata.server.ts";
import { waysToFirstList } from "#app/features/lists/saved/first-list.server.ts";
import { getSaved, listSaved, splitBy } from "#app/features/lists/saved/read-lists.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { nextDay } from "#app/features/standing/standing.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Page } from "#app/ui/page.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { wordAtEnd } from "#app/values/path.ts";
import { answerStanding } from "./answer-standing.server.ts";
import { MakeForm } from "./make-form.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(request, context);
  const from = new URL(request.url).searchParams.get("from");
  const [standing, list, owedPaise] = await Promise.all([
    listStanding(context, id),
    from === null ? null : getSaved(context, { userId: id, id: from }),
    getOwnBalance(context),
  ]);
  const ways = standing.length === 0 && !list ? await waysToFirst(context, id) : [];
  const ids = standing.flatMap(({ lines }) => lines.map(({ financialId }) => financialId));
  const packs = await getPacksForSale(context, [...new Set(ids)]);
  const priceOf = new Map(packs.map((pack) => [pack.financialId, pack.dpricePaise]));
  const split = standing.map((one) => ({ one, ...splitBy(packs, one.lines) }));
  const like = await findLike(
    context,
    split.flatMap(({ missing }) => missing),
  );
  const today = indianDay(context.now);
  return {
    ...{ list, ways },
    hasKhata: owedPaise !== null,
    today,
    standing: split.map(({ one, items, missing }) => ({
      ...one,
      next: nextDay(one, laterDay(today, 1)),
      paise: items.reduce(
        (sum, { financialId, qty }) => sum + (priceOf.get(financialId) ?? 0) * qty,
        0,
      ),
      missing: missing.map((line) => ({
        text: words.missing(line.qty, `${cardTitle(line)}, ${formatPack(line)}`),
        like: (like.get(line.financialId) ?? []).map(likeItLink),
      })),
    })),
  };
}

/** From each list; as long as there is none, to one. */
async function waysToFirst(context: RequestContext, userId: string) {
  const lists = await listSaved(context, userId);
  if (lists.length === 0) return waysToFirstList(context, userId);
  return lists.map(({ id, name }) => ({ href: standingFromPath(id), label: words.fromList(name) }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const command = wordAtEnd(new URL(request.url), standingCommands);
  const fields = await readForm(request);
  const answered = await answerStanding(context, customer.id, { command, fields });
  if (answered instanceof Response) return answered;
  return data(formFailure(fields, answered.errors), { status: answered.status });
}

const nothingWrong: Pick<FormFailure, "errors" | "values"> = { errors: {}, values: {} };

/** What is ordered by itself, what comes next, and why a day was left out. */
export default function StandingPage() {
  const { standing, list, ways, hasKhata, today } = useLoaderData<typeof loader>();
  const { errors, values } = useActionData<FormFailure>() ?? nothingWrong;
  return (
    <Page title={words.heading} narrow>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      {list ? <MakeForm list={list} hasKhata={hasKhata} values={values} errors={errors} /> : null}
      {ways.length > 0 ? (
        <Empty icon="repeat" title={words.none} text={words.whatTheyDo} ways={ways} />
      ) : null}
      {standing.map((one) => (
        <StandingPanel
          key={one.id}
          standing={one}
          today={today}
          until={values.id === one.id ? values.until : undefined}
          wrongUntil={values.id === one.id ? errors.until : undefined}
        />
      ))}
      {ways.length > 0 ? null : (
        <a href={listsPath} className="link inline-block min-h-11 content-center">
          {words.lists}
        </a>
      )}
    </Page>
  );
}
