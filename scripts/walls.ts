import { readdirSync } from "node:fs";
import { join } from "node:path";

const beyond = (...allowed: string[]) =>
  `^#${allowed.length > 0 ? `(?!${allowed.join("|")})` : ""}`;
const features = readdirSync(join(import.meta.dirname, "..", "app", "features"));
const depths = [0, 1, 2];

/** The profile, page and panel, holds the table of the customer's orders. */
const shownElsewhere = ["app/features/orders/my-orders\\.tsx$"];

/** Who may import whom: of each folder, what lies beyond its wall. */
const table = [
  { folder: "app/values", forbidden: beyond(), message: "Values import nothing of ours." },
  { folder: "app/ui", forbidden: beyond("app/values/"), message: "The ui imports values only." },
  {
    folder: "app/platform",
    forbidden: beyond("app/values/", "db/", "party/messages"),
    message: "The platform imports values and db only.",
  },
  ...features.map((name) => ({
    folder: `app/features/${name}`,
    forbidden: beyond(
      `app/(values|ui|platform|features/${name})/`,
      "db/",
      "party/messages",
      "app/features/(?!api/).*(?<!\\.route)\\.ts$",
      ...shownElsewhere,
    ),
    message: "Of another feature only *.server.ts and pure files, no routes and no components.",
  })),
  {
    folder: "app/features/api",
    forbidden: beyond(
      "app/(values|platform|features/api)/",
      "app/features/.*\\.(server|schema)\\.ts$",
    ),
    message: "The API goes over the features' commands and schemas.",
  },
  {
    folder: "party",
    forbidden: beyond("app/values/"),
    message: "The room imports values and itself only.",
  },
  {
    folder: "sandbox",
    forbidden: beyond("sandbox/"),
    message: "The sandbox imports nothing of the shop.",
  },
  {
    folder: "db",
    forbidden: "^#(party|sandbox|tests)/",
    message: "The database knows no room, sandbox or test.",
  },
];

const database = {
  regex: "^(#db/|drizzle-orm)",
  message: "At run time only *.server.ts touches the database.",
  allowTypeImports: true,
};

/** The last block that fits a file counts, so each holds every pattern of its folder and depth. */
export function walls(tests: string[]) {
  return table.flatMap(({ folder, forbidden, message }) =>
    depths.flatMap((depth) => {
      const files = `${folder}/${"*/".repeat(depth)}`;
      const patterns = [
        { regex: forbidden, message },
        { regex: `^${"\\.\\./".repeat(depth + 1)}`, message },
      ];
      const always = block(`${files}*.{ts,tsx}`, tests, patterns);
      if (!folder.startsWith("app/")) return [always];
      return [
        always,
        block(`${files}*.{ts,tsx}`, [...tests, "**/*.server.ts"], [...patterns, database]),
      ];
    }),
  );
}

function block(file: string, ignores: string[], patterns: object[]) {
  return {
    files: [file],
    ignores,
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", { patterns }] as ["error", object],
    },
  };
}
