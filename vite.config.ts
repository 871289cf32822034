import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { languages } from "./app/values/language.ts";
import { inLanguage } from "./scripts/in-language.ts";
import { markWords, markedLanguage } from "./scripts/marked-language.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Which language the build speaks. */
const language = process.env.SHOP_LANGUAGE ?? languages[0];

/**
 * Two files carry what every page needs: the framework's, which seldom changes, and the shop's own.
 */
const everyPage =
  /\/app\/(ui|values|platform)\/|\/app\/(root|addresses)\.tsx?|\/features\/(cart\/[\w-]+\.tsx?|catalogue\/cards\/|catalogue\/search-box\/|catalogue\/outside\/structured-data|delivery\/area\.|admin\/frame\/work-bar|account\/(profile-button|redirect-target))/;
/** What listens to the room is one file too, though the counter listens as the cart does. */
const room = /\/node_modules\/partysocket\/|\/party\/messages|\/cart\/live\/listen\.ts/;
/** And one what lists share, as every file brings its headers. */
const lists =
  /\/catalogue\/listing\/(names\/|home-listing|budget-|category-names|pagination|titles[./])|\/choosing\/choice/;
/** What the steps of checkout share with the forms of other pages. */
const steps =
  /\/features\/checkout\/(steps[./]|order\/revalidate-refusal)|\/ui\/(step-bar|submit-button|command-form|some-pages[./])|\/values\/(order-choices|payment-method)\./;
/** What an order's pages share, among them the owner's addresses. */
const orders =
  /\/app\/admin-addresses\.|\/features\/orders\/((progress|collect)\/)?(words|collect|newest-step|map-link)\.|\/payments\/(payment-alert|alerts\.words)\.|\/ui\/(print-button|upi-payment|copied-field|qr-image)/;
/** What frames the owner's pages. */
const owner = /\/features\/admin\/((frame|confirm|command)\/)?[\w-]+(\.hi)?\.tsx?$/;
const somePages =
  /\.(server|route)\.|\/ui\/(photo\/|bilingual|step-bar|submit-button|command-form|alert|statement|print-button|qr-image|copied-field|upi-payment|restore-typing|some-pages[./])|\/values\/(khata|label|states|csv|tax|indian-days|price|order-choices|payment-method)[./]/;

function chunkOf(id: string): string | undefined {
  if (
    /^\0|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return "framework";
  if (room.test(id)) return "live";
  if (lists.test(id)) return "lists";
  if (steps.test(id)) return "steps";
  if (orders.test(id)) return "orders";
  if (everyPage.test(id) && !somePages.test(id)) return "shop";
  return owner.test(id) ? "owner" : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      buildDirectory: `build/${language}`,
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tailwindcss(),
    ...(language === markedLanguage ? [markWords] : []),
  ],
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: {
    mainFields: ["browser", "module", "main"],
    alias: inLanguage(language),
  },
  build: {
    target: "es2022",
    // Its defaults are safe, and make scripts 4 % smaller than Vite's own minifier does; the second
    // look is worth 400 bytes. The Worker is 1 % larger without it, and built in half the time.
    minify: isSsrBuild ? "esbuild" : "terser",
    // Of the same notice in twenty modules, one a package.
    terserOptions: {
      compress: { passes: 2 },
      format: { comments: /@license React|router v|React Router v/ },
    },
    // The framework knows from its own manifest what to preload.
    modulePreload: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunkOf } } }),
  },
}));
