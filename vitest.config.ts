import { defineConfig } from "vitest/config";
import { languages } from "./app/values/language.ts";
import { spokenDictionaries } from "./scripts/spoken-words.ts";
import { LongestFirst } from "./tests/longest-first.ts";

export default defineConfig({
  // What is tested alone names no language.
  plugins: [spokenDictionaries(languages[0])],
  test: {
    include: ["{app,db,party,sandbox,scripts,tests}/**/*.test.ts"],
    environment: "node",
    // What the tests import starts slowly, above all the local platform: once for all files, not for each.
    isolate: false,
    setupFiles: ["tests/restore.ts"],
    sequence: { sequencer: LongestFirst },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for comes at once, but for a machine that does something else just then.
    expect: { poll: { timeout: 30_000 } },
  },
});
