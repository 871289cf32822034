import { build } from "vite";

/** A text of its own, as it stands in every page. */
export async function buildLateStarter(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: "build/late-starter",
      target: "es2022",
      lib: {
        entry: "app/platform/late-starter.ts",
        formats: ["iife"],
        name: "starter",
        fileName: () => "late-starter.txt",
      },
    },
  });
}
