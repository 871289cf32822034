import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { type Rollup, defineConfig } from "vite";
import { languages } from "./app/values/language.ts";
import { markWords, markedLanguage } from "./scripts/marked-language.ts";
import { serverIn, spokenDictionaries, wordsOf } from "./scripts/spoken-words.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Whose files for browsers are built; the server speaks all. */
const language = process.env.SHOP_LANGUAGE ?? languages[0];

const framework =
  /^\0|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//;
/** What these bring in is needed by every page, or by most. */
const everyPage =
  /\/app\/((root|entry\.client|ui\/field|features\/catalogue\/listing\/when-it-comes)\.tsx|features\/catalogue\/cards\/)/;
/** Runs last, so it stands in a file of its own, which nothing else asks for. */
const entry = /\/app\/entry\.client\.tsx/;

/**
 * Two files carry what every page needs: the framework's, which seldom changes, and the shop's own.
 * The bundler cuts the rest.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (framework.test(id)) return "framework";
  if (entry.test(id)) return undefined;
  const bringing = new Set([id]);
  for (const module of bringing)
    for (const importer of getModuleInfo(module)?.importers ?? []) bringing.add(importer);
  return [...bringing].some((module) => everyPage.test(module)) ? "shop" : undefined;
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
    serverIn(language),
    language === markedLanguage ? markWords : spokenDictionaries(),
  ],
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: {
    mainFields: ["browser", "module", "main"],
    alias: isSsrBuild ? [] : wordsOf(language),
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
