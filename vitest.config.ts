import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,db,party,sandbox,scripts,tests}/**/*.test.ts"], environment: "node" },
});
