import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import {
  adminPath,
  allProductsPath,
  cartPath,
  iconPath,
  languagePath,
  manifestPath,
  orderPath,
  ownQueues,
  privacyPath,
  termsPath,
  versionPath,
} from "./addresses/paths.ts";
import { pageTraits } from "./addresses/traits.ts";
import { getVisitorAtWork } from "./features/admin/frame/waiting-for.server.ts";
import { WorkBar } from "./features/admin/frame/work-bar.tsx";
import { getSeller } from "./features/billing/seller.server.ts";
import { clearDeadSession } from "./features/session/session.server.ts";
import { ProfileButton } from "./features/account/profile-button.tsx";
import { CartProvider } from "./features/cart/cart-provider.tsx";
import { HeaderCart, FloatingCart } from "./features/cart/floating-cart.tsx";
import { getFrameCart } from "./features/cart/cart-offers.server.ts";
import { SoldBesideEmptyCart } from "./features/catalogue/ways-on/sold-beside-empty-cart.tsx";
import { getSoldBesideEmptyCart } from "./features/catalogue/ways-on/ways-on.server.ts";
import { SearchBox } from "#app/features/catalogue/search-box/search-box.tsx";
import { ListLink } from "./features/lists/list-link.tsx";
import { readToast } from "./platform/answers.server.ts";
import { inlineStyles } from "./inline-styles.ts";
import { openWithItsStyles } from "./open-with-its-styles.server.ts";
import { SavedCopy } from "./service-worker/saved-copy.tsx";
import { Footer } from "./ui/footer.tsx";
import { useHandle } from "./ui/handle.ts";
import { Header } from "./ui/header.tsx";
import { LightContext } from "./ui/light.ts";
import { NavigationSigns } from "./ui/navigation-signs.tsx";
import { NonceContext } from "./ui/nonce.ts";
import { PageTraitsContext } from "./ui/page-traits.ts";
import { RouteError } from "./ui/route-error.tsx";
import { Toast } from "./ui/toast.tsx";
import { UnsentForm } from "./ui/unsent-form.tsx";
import { may } from "./values/roles.ts";
import { words as language } from "./values/words.ts";
import { words } from "./words.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  openWithItsStyles(request, context);
  const [customer, cart, shop, clearedSession] = await Promise.all([
    getVisitorAtWork(request, context),
    getFrameCart(context),
    getSeller(context),
    clearDeadSession(context),
  ]);
  const toast = readToast(context);
  const headers = new Headers();
  if (toast) headers.append("Set-Cookie", await context.cookies.serialize("toast", null));
  if (clearedSession) headers.append("Set-Cookie", clearedSession);
  return data(
    {
      customer,
      cart,
      page: pageTraits(new URL(request.url)),
      sold: await getSoldBesideEmptyCart(context, request, cart),
      toast: toast && { ...toast, at: context.now },
      shop,
      roomUrl: context.config.PARTY_URL,
    },
    { headers },
  );
}

/** For pages that could not be made; every other names itself. */
export const meta: MetaFunction = () => [
  { title: words.notFound },
  { name: "robots", content: "noindex" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const isLight = useContext(LightContext);
  const root = useRouteLoaderData<typeof loader>("root");
  const role = root?.customer?.role ?? null;
  const { key, pathname } = useLocation();
  const page = useHandle();
  const isOrdering = root?.page.isOrdering ?? false;
  const isAtWork = may(role, "counter") && pathname.startsWith(orderPath(""));
  const isInShop = !page.hasOwnFrame && !isAtWork;
  return (
    <html lang={language.documentLanguage} className={isLight ? "light" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#17663A" />
        <Meta />
        {page.head ? <page.head /> : null}
        <link rel="icon" href={iconPath} type="image/svg+xml" />
        <link rel="manifest" href={manifestPath} />
        <Links />
        <style
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlineStyles(isLight, page) }}
        />
      </head>
      <body className={isInShop ? "pt-28 lg:pt-16 print:p-0" : undefined}>
        <a href="#main" className="sr-only focus:not-sr-only">
          {words.skip}
        </a>
        {/* Outside the cart: were that to change before the bar's script is there, React would give up on the bar. */}
        {isInShop ? null : <WorkBar who={page.hasOwnFrame ? null : root?.customer} />}
        <PageTraitsContext.Provider value={root?.page ?? {}}>
          <CartProvider initial={root?.cart} roomUrl={root?.roomUrl}>
            {isInShop ? <ShopHeader /> : null}
            <NavigationSigns />
            <SavedCopy />
            <UnsentForm key={key} isOrdering={isOrdering} sendsItself={sendsItself} />
            {/* A form that is refused after it has the same one, which does not come again. */}
            {root?.toast ? <Toast key={root.toast.at} {...root.toast} /> : null}
            {children}
            {root?.sold ? <SoldBesideEmptyCart cards={root.sold} /> : null}
            {isInShop ? <FloatingCart /> : null}
          </CartProvider>
        </PageTraitsContext.Provider>
        {root && isInShop ? (
          <Footer
            shop={root.shop}
            links={footerLinks(role !== null)}
            languagePath={languagePath}
            versionPath={versionPath}
          />
        ) : null}
        {isLight ? null : <Liveliness nonce={nonce} />}
      </body>
    </html>
  );
}

function ShopHeader() {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <Header
      languagePath={languagePath}
      searchBox={
        <div className="relative flex gap-2">
          <SearchBox key={useLocation().pathname} />
          <ListLink />
        </div>
      }
      cart={<HeaderCart />}
      profile={<ProfileButton customer={root?.customer ?? null} />}
      shop={root?.shop}
    />
  );
}

const sendsItself = (action: string) =>
  ownQueues.some((to) => action.startsWith(location.origin + to));

function footerLinks(isStaff: boolean) {
  return [
    ...(isStaff ? [{ label: words.admin, to: adminPath, isStrong: true }] : []),
    { label: words.allProducts, to: allProductsPath },
    { label: words.terms, to: termsPath },
    { label: words.privacy, to: privacyPath },
  ];
}

/** What the light version does without. */
function Liveliness({ nonce }: { nonce: string }) {
  return (
    <>
      <div className="loading-screen" aria-hidden="true" />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export { Outlet as default } from "@remix-run/react";

export function ErrorBoundary() {
  return (
    <RouteError
      error={useRouteError()}
      cartPath={cartPath}
      failure={useHandle().failure?.()}
      isOrdering={useContext(PageTraitsContext).isOrdering ?? false}
    />
  );
}
