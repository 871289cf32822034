import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
  useSearchParams,
} from "@remix-run/react";
import { productPath, reviewPath, tellMePath } from "#app/addresses/paths.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { readCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { Page } from "#app/ui/page.tsx";
import { addSelection } from "./adding/add-selection.server.ts";
import { getNamedSlug, getProduct } from "./product.server.ts";
import { notSold } from "./not-sold.server.ts";
import { getDeliveryHere } from "#app/features/catalogue/listing/comes-when.server.ts";
import { tileStyles } from "#app/features/catalogue/listing/category-tiles.tsx";
import { productData } from "#app/features/catalogue/outside/structured-data.ts";
import { NotSold, type NotSoldData } from "./not-sold.tsx";
import { ProductForm } from "./product-form.tsx";
import { Reviews } from "./reviews.tsx";
import { answerTellMe } from "./back/answer-tell-me.server.ts";
import { answerReview } from "./review/answer-review.server.ts";
import { ReviewForm } from "./review/review-form.tsx";
import { type Wanted, productDescription, productTitle, select } from "./selection.ts";
import { words } from "./adding/words.ts";

/** The tiles of the page of a product that is not there, of which the scripts know nothing. */
export const handle = {
  styles: (data: unknown) => (import.meta.env.SSR && data === undefined ? tileStyles() : ""),
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => {
  const brand = new URLSearchParams(location.search).get("brand");
  const selection = loaded && select(loaded.brands.map(readCard), { brand });
  const title = productTitle(selection);
  if (!loaded || !selection) return [{ title }];
  const description = productDescription(selection);
  const { categoryCalled: category, isUnlisted, ratingSum, reviewCount, canonical } = loaded;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    productData(new URL(canonical).origin, {
      card: selection.card,
      category,
      isUnlisted,
      ratingSum,
      reviewCount,
      description,
    }),
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [product, visitor, delivery] = await Promise.all([
    getProduct(context, params.slug ?? ""),
    getVisitor(context),
    getDeliveryHere(context),
  ]);
  const moved = product ? null : await getNamedSlug(context, params.slug ?? "");
  if (moved !== null) throw redirect(productPath(moved), 301);
  if (!product) throw await notSold(context, params.slug ?? "");
  const { categoryCalled, ...shown } = product;
  return {
    ...shown,
    mayReview: visitor !== null,
    ...delivery,
    ...(context.config.MSG91_BACK_FLOW_ID && { tellsBack: true }),
    brands: sendCards(product.brands),
    categoryCalled,
    canonical: new URL(productPath(product.slug), request.url).href,
  };
}

export function action(asked: ActionFunctionArgs) {
  const { pathname } = new URL(asked.request.url);
  const slug = asked.params.slug ?? "";
  if (pathname === reviewPath(slug)) return answerReview(asked);
  return pathname === tellMePath(slug) ? answerTellMe(asked) : answerAdd(asked);
}

async function answerAdd({ request, params, context }: ActionFunctionArgs) {
  const wanted = await readForm(request);
  const result = await addSelection(context, params.slug ?? "", wanted);
  if (!result.ok)
    return data(
      { message: result.message, field: result.field, wanted },
      { status: result.status },
    );
  const query = new URLSearchParams({
    brand: wanted.brand ?? "",
    quantity: wanted.quantity ?? "",
    qty: wanted.qty ?? "",
    added: result.added,
  });
  return redirectAfterPost(context, `${productPath(params.slug ?? "")}?${query}`, {
    cookies: [result.cookie],
    toast: { kind: "success", message: words.added },
  });
}

export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>();
  const product = { ...loaded, brands: loaded.brands.map(readCard) };
  const refused = useActionData<typeof action>();
  const failure = refused && "wanted" in refused ? refused : undefined;
  const review = refused && "review" in refused ? refused.review : undefined;
  const [params] = useSearchParams();
  const { state } = useLocation();
  const wanted: Wanted = failure?.wanted ?? {
    brand: params.get("brand"),
    quantity: params.get("quantity"),
    qty: params.get("qty"),
    ...(state as Wanted | null),
  };
  const selection = select(product.brands, wanted);
  if (!selection) return null;
  return (
    <Page>
      <ProductForm
        key={selection.card.slug + params.toString()}
        product={product}
        start={selection}
        added={params.get("added")}
        failure={failure}
      />
      <Reviews product={product} />
      {product.mayReview ? <ReviewForm slug={product.slug} refused={review} /> : null}
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotSold {...(error.data as NotSoldData)} />;
}
