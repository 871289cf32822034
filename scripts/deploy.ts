import { parseArgs } from "node:util";
import { deploy } from "./deploy/deploy.ts";
import { dryRun } from "./deploy/dry-run.ts";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    /** A file of NAME=value lines, for the first deployment and for new secrets. */
    secrets: { type: "string" },
  },
});

try {
  await (values["dry-run"] ? dryRun() : deploy(values.secrets));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
