import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  type TaxCommand,
  type TaxPage,
  type taxAddresses,
  taxPagePath,
  taxPages,
  taxPath,
} from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import {
  type Unclassed,
  countGoodsOfClasses,
  listTaxClasses,
  listUnclassed,
  listWithoutHsn,
} from "#app/features/billing/tax/tax-classes.server.ts";
import { listUnclassedOf } from "#app/features/billing/tax/unclassed-of-order.server.ts";
import { countToClass } from "#app/features/billing/tax/count-to-class.server.ts";
import { getTaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import {
  answerChallenge,
  requireConfirmedAdmin,
} from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";
import { atEnd } from "#app/values/path.ts";
import { type RefusedTax, taxAnswers } from "./answer-tax-form.server.ts";
import { BillsPage } from "./bills-page.tsx";
import { loadIssued } from "./load-issued.server.ts";
import { ClassNames } from "./class-names.tsx";
import { ClassesPage } from "./classes-page.tsx";
import { OrderClasses } from "./order-classes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { UnclassedForms } from "./unclassed-forms.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex" }];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

/** Which page stands at an address: a command's is the one its form is on. */
const pages: Record<string, TaxPage> = {
  ...{ "settings/save": "settings", "class/save": "classes" },
  ...{ "products/class": "goods", "products/upload": "goods" },
  ...{ goods: "goods", classes: "classes", papers: "papers" },
} satisfies Record<(typeof taxAddresses)[number], TaxPage>;

const noGoods: Record<string, number> = {};
const noList: Unclassed[] = [];
const noneWithoutHsn = { products: noList, count: 0 };
const noPapers = { papers: [], sums: [], unused: [], before: null, month: null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const order = address.searchParams.get("order") ?? "";
  const { text, before } = readListAddress(request);
  const page = address.pathname === taxPath ? "settings" : atEnd(address, pages);
  const [, settings, classes, unclassed, withoutHsn, products, goodsOf, issued, counts] =
    await Promise.all([
      requireConfirmedAdmin(request, context),
      getTaxSettings(context),
      isId(order) || page === "goods" || page === "classes" ? listTaxClasses(context, text) : [],
      page === "goods" ? listUnclassed(context) : noList,
      page === "goods" ? listWithoutHsn(context) : noList,
      isId(order) ? listUnclassedOf(context, order) : [],
      page === "classes" ? countGoodsOfClasses(context) : noGoods,
      page === "papers"
        ? loadIssued(context, { before, asked: address.searchParams.get("m") })
        : noPapers,
      countToClass(context),
    ]);
  const saysHsn = settings.regime === "regular" && settings.hsnDigits > 0;
  const isFirst = settings.regime === "none" && settings.gstin === "";
  return {
    page,
    settings: isFirst ? { ...settings, gstin: context.config.SUPPLIER_TAX_NUMBER } : settings,
    classes,
    goodsOf,
    issued: { ...issued, isFirst: before === null },
    saysHsn,
    unclassed: { products: unclassed, count: counts.unclassed },
    withoutHsn: saysHsn ? { products: withoutHsn, count: counts.withoutHsn } : noneWithoutHsn,
    toClass:
      settings.regime === "regular" ? counts.unclassed + (saysHsn ? counts.withoutHsn : 0) : 0,
    today: indianDay(context.now),
    asked: {
      numbers: address.searchParams.get("numbers") ?? "",
      chosen: address.searchParams.get("class") ?? "",
      text,
    },
    ofOrder: isId(order)
      ? {
          of: { orderId: order, isAtCounter: address.searchParams.get("at") === "counter" },
          products,
        }
      : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const address = new URL(request.url);
  const { pathname, search } = address;
  if (isPagesOwn(pathname)) {
    await answerChallenge(request, context);
    return redirectAfterPost(context, pathname + search);
  }
  const answer = await atEnd(address, taxAnswers)(request, context);
  return answer instanceof Response ? answer : data(answer, { status: 400 });
}

const isPagesOwn = (pathname: string) =>
  pathname === taxPath || taxPages.some((page) => pathname === taxPagePath(page));

/** How the shop stands with GST, what its goods are taxed, and its papers: a page each. */
export default function Tax() {
  const { page, settings, classes, goodsOf, issued, saysHsn, today, asked, ofOrder, ...rest } =
    useLoaderData<typeof loader>();
  const { toClass, ...goods } = rest;
  const refused = useActionData<RefusedTax>();
  const of = (command: TaxCommand) => (refused?.command === command ? refused.failure : undefined);
  if (ofOrder)
    return <OrderClasses {...ofOrder} {...{ classes, today }} failure={of("products/class")} />;
  return (
    <AdminPage title={words.heading}>
      <nav aria-label={words.heading} className="stands">
        {(["settings", ...taxPages] as const).map((one) => (
          <Link key={one} to={taxPagePath(one)} aria-current={one === page ? "page" : undefined}>
            {words.pages[one]}
            {one === "goods" && toClass > 0 ? <b> {toClass}</b> : null}
          </Link>
        ))}
      </nav>
      {page === "settings" ? (
        <>
          <details className="unfolds mb-3 w-fit max-w-3xl text-sm text-stone">
            <summary className="min-h-11">{words.askAccountant}</summary>
            <p className="mb-3">{words.noAdvice}</p>
          </details>
          <SettingsForm settings={settings} failure={of("settings/save")} />
        </>
      ) : null}
      {page === "goods" ? (
        <>
          <ClassNames classes={classes} today={today} />
          <UnclassedForms
            key={[...goods.unclassed.products, ...goods.withoutHsn.products]
              .map(({ id }) => id)
              .join()}
            {...goods}
            {...{ classes, today }}
            failure={of("products/class")}
            problems={refused?.problems ?? []}
          />
        </>
      ) : null}
      {page === "classes" ? (
        <ClassesPage
          {...{ classes, goodsOf, saysHsn, today, ...asked }}
          failure={of("class/save")}
        />
      ) : null}
      {page === "papers" ? (
        <BillsPage numbers={asked.numbers} thisMonth={today.slice(0, 7)} {...issued} />
      ) : null}
    </AdminPage>
  );
}
