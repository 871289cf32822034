import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,db,party,sandbox,scripts,tests}/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
