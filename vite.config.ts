import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { type Plugin, defineConfig } from "vite";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Two files carry what every page needs: the framework's, which seldom changes, and the shop's own. */
const everyPage =
  /\/app\/(ui|values|platform)\/|\/app\/root\.tsx|\/features\/(cart\/[\w-]+\.tsx?|catalogue\/cards\/|catalogue\/search\/(search-box|use-|suggestion)|account\/(profile-button|redirect-target))/;
const somePages = /\.server\.|\/ui\/(photo\/|step-bar|field|submit-button|command-form|alert)/;

function chunkOf(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return "framework";
  return everyPage.test(id) && !somePages.test(id) ? "shop" : undefined;
}

/** What the shop never asks of the framework: to decode what pages bring as plain data, other flags, a request for each loader, `defer()`, prefetching by scripts, React 17's ways in, a page for the root's own failing, and words for programmers. */
const untaken: [module: RegExp, from: RegExp, to: string][] = [
  [
    /@remix-run\/react\/dist\/esm\//,
    /(?:window\.__remixContext\.|context\.)?\bfuture\.v3_(?:singleFetch|lazyRouteDiscovery|fetcherPersist|relativeSplatPath)\b/g,
    "true",
  ],
  [/@remix-run\/react\/dist\/esm\//, /window\.__remixContext\.isSpaMode\b/g, "false"],
  [
    /@remix-run\/react\/dist\/esm\//,
    /function (PrefetchPageLinks|RemixRootDefaultHydrateFallback|RemixRootDefaultErrorBoundary)\(/,
    "function $1() { return null; }\nfunction unused$1(",
  ],
  [
    /@remix-run\/react\/dist\/esm\/browser\.js/,
    /if \(true\) \{(?=(?:\s|\/\/.*)*if \(!stateDecodingPromise\))/,
    "if (!window.__remixContext.state) {",
  ],
  [
    /@remix-run\/react\/dist\/esm\/routes\.js/,
    /if \(typeof singleFetch === "function"\) (?=\{)/,
    "",
  ],
  [
    /react-dom\.production/,
    /exports\.(?:findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=function[^]*?(?=exports\.)/g,
    "",
  ],
  [/@remix-run\/router\/dist\/router\.js/, /\bfuture\.v7_(?!throwAbortReason)\w+/g, "true"],
  [
    /@remix-run\/router\/dist\/router\.js/,
    /(?<=function isDeferred(?:Data|Result)\(\w+\) \{)/g,
    "return false;",
  ],
  [
    /@remix-run\/router\/dist\/router\.js/,
    /function warning\(cond, message\) \{[^]*?\n\}/,
    "function warning() {}",
  ],
  [
    /@remix-run\/(?:router\/dist\/router|react\/dist\/esm\/invariant)\.js/,
    /function invariant\(value, message\) \{[^]*?\n\}/,
    'function invariant(value) { if (value === false || value == null) throw new Error("invariant"); }',
  ],
];

/** The framework reads its flags at run time; fixed here, the ways not taken leave the browser's bundle. */
const fixedFlags: Plugin = {
  name: "fixed-flags",
  apply: "build",
  transform(code, id, options) {
    if (options?.ssr) return null;
    const changes = untaken.filter(([module]) => module.test(id));
    return changes.length > 0
      ? changes.reduce((text, [, from, to]) => text.replace(from, to), code)
      : null;
  },
};

/** What is imported late brings no style sheet and nothing to preload. */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id, options) =>
    !options?.ssr && id.includes("vite/preload-helper")
      ? "export const __vitePreload = (load) => load();"
      : null,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
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
    fixedFlags,
    plainImports,
  ],
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: {
    target: "es2022",
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        unsafe_comps: true,
        keep_fargs: false,
      },
    },
    // The framework knows from its own manifest what to preload.
    modulePreload: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunkOf } } }),
  },
}));
