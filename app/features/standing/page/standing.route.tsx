import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  newStandingPath,
  standingCommandPath,
  standingCommands,
} from "#app/addresses/side-paths.ts";
import { getPacks, getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import { findLike } from "#app/features/cart/like-it.server.ts";
import { likeItLink } from "#app/features/cart/like-it.ts";
import { getOwnBalance } from "#app/features/khata/read-khata.server.ts";
import { splitBy } from "#app/features/lists/saved/read-lists.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import { listShutDays } from "#app/features/standing/what-it-takes.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { wordAtEnd } from "#app/values/path.ts";
import { answerStanding, chosenGoods } from "./answer-standing.server.ts";
import { type Making, getMaking } from "./choose-goods.server.ts";
import { MakeForm } from "./make-form.tsx";
import { nextOf } from "./next-of.server.ts";
import styles from "./standing.css?inline";
import { StandingPanel } from "./standing-panel.tsx";
import { words } from "./words.ts";

export const handle = { styles: () => styles };
export const meta = () => [{ title: words.title }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const { id } = customer;
  const { pathname, searchParams } = new URL(request.url);
  const from = searchParams.get("from");
  const [standing, owedPaise, shut] = await Promise.all([
    listStanding(context, id),
    getOwnBalance(context),
    listShutDays(context),
  ]);
  const isAsked = from !== null || pathname === standingCommandPath("make");
  const making = isAsked || standing.length === 0 ? await getMaking(context, id, from) : null;
  const ids = standing.flatMap(({ lines }) => lines.map(({ financialId }) => financialId));
  const packs = await getPacksForSale(context, [...new Set(ids)]);
  const priceOf = new Map(packs.map((pack) => [pack.financialId, pack.dpricePaise]));
  const goodsPaiseOf = (items: { financialId: string; qty: number }[]) =>
    items.reduce((sum, { financialId, qty }) => sum + (priceOf.get(financialId) ?? 0) * qty, 0);
  const split = standing.map((one) => ({ one, ...splitBy(packs, one.lines) }));
  const like = await findLike(
    context,
    split.flatMap(({ missing }) => missing),
  );
  const today = indianDay(context.now);
  const asked = { customer, from: laterDay(today, 1), shut };
  return {
    making,
    hasKhata: owedPaise !== null,
    today,
    shut,
    standing: await Promise.all(
      split.map(async ({ one, items, missing }) => ({
        ...one,
        ...(await nextOf(context, { standing: one, ...asked, goodsPaise: goodsPaiseOf(items) })),
        missing: missing.map((line) => ({
          text: words.missing(line.qty, `${cardTitle(line)}, ${formatPack(line)}`),
          like: (like.get(line.financialId) ?? []).map(likeItLink),
        })),
      })),
    ),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const command = wordAtEnd(new URL(request.url), standingCommands);
  const fields = await readForm(request);
  const answered = await answerStanding(context, customer.id, { command, fields });
  if (answered instanceof Response) return answered;
  const ids = chosenGoods(fields).map(({ financialId }) => financialId);
  const chosen = await getPacks(context, ids);
  return data({ ...formFailure(fields, answered.errors), chosen }, { status: answered.status });
}

/** What was chosen stays, whatever the cart has become meanwhile. */
type RefusedForm = Pick<FormFailure, "errors" | "values"> & { chosen: Making["goods"] };
const nothingWrong: RefusedForm = { errors: {}, values: {}, chosen: [] };

/** What is ordered by itself, what comes next, and why a day was left out. */
export default function StandingPage() {
  const { standing, making, hasKhata, today, shut } = useLoaderData<typeof loader>();
  const { errors, values, chosen } = useActionData<RefusedForm>() ?? nothingWrong;
  return (
    <Page title={words.heading}>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      {making ? (
        <>
          <p className="-mt-2 mb-4 text-stone">{words.whatTheyDo}</p>
          <MakeForm {...{ making, hasKhata, today, shut, values, errors, chosen }} />
        </>
      ) : (
        <a href={newStandingPath} className="button mb-4">
          + {words.another}
        </a>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {standing.map((one) => (
          <StandingPanel
            key={one.id}
            standing={one}
            today={today}
            until={values.id === one.id ? values.until : undefined}
            wrongUntil={values.id === one.id ? errors.until : undefined}
          />
        ))}
      </div>
    </Page>
  );
}
