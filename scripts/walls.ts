/**
 * The rooms of `app/` in their one order: each imports only from those before it. Lint refuses an
 * arrow that runs back; a feature that is to come has its place here before it has a folder.
 */
export const rooms = [
  "app/values",
  "app/ui",
  "app/platform",
  ...[
    "audit",
    "session",
    "delivery",
    "shop",
    "billing",
    "notices",
    "offers",
    "cart",
    "catalogue",
    "books",
    "payments",
    "khata",
    "orders",
    "checkout",
    "lists",
    "complaints",
    "standing",
    "account",
    "admin",
    "api",
    "job",
  ].map((feature) => `app/features/${feature}`),
];

/**
 * The profile, page and panel, holds the table of the customer's orders; the panel brings all styles.
 */
const shownElsewhere = ["app/features/orders/my-orders\\.tsx$", "app/styles\\.css\\?url$"];
/**
 * What is shared beside the rooms: the messages of the realtime room, who may hear them, and the
 * database.
 */
const aside = ["db/", "party/messages", "party/counter-token"];
/** The addresses are the features' alone: the rooms below them know no page. */
const addresses = ["app/addresses/(paths|side-paths|traits)\\.ts$"];
const pureOrServer = "/.*(?<!\\.route)\\.ts$";
const serverOrSchema = "/.*\\.(server|schema)\\.ts$";

const beyond = (...allowed: string[]) =>
  `^#${allowed.length > 0 ? `(?!${allowed.join("|")})` : ""}`;

/** Who may import whom: of each folder, what lies beyond its wall. */
const table = [
  ...rooms.map((room, at) => ({
    folder: room,
    forbidden:
      at === 0 ? beyond(`${room}/`) : beyond(`${room}/`, ...allowedOf(room, rooms.slice(0, at))),
    message: `${room} imports from the rooms before it: of a feature only *.server.ts and pure files (the API only *.server.ts and *.schema.ts).`,
  })),
  {
    folder: "party",
    forbidden: beyond("app/values/", "party/"),
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

function allowedOf(room: string, before: string[]): string[] {
  const isFeature = room.startsWith("app/features/");
  const features = before.filter(
    (name) => name.startsWith("app/features/") && name !== "app/features/admin",
  );
  const others = before
    .filter((name) => !name.startsWith("app/features/"))
    .filter((name) => name !== "app/ui" || (isFeature && room !== "app/features/api"));
  const files = room === "app/features/api" ? serverOrSchema : pureOrServer;
  return [
    ...others.map((name) => `${name}/`),
    ...features.map((name) => name + files),
    ...(room === "app/ui" ? [] : aside),
    ...(isFeature ? [...addresses, ...shownElsewhere] : []),
  ];
}

const upwards = {
  regex: "^\\.\\.(?!/build/)",
  message: "Beside and below by ./, everything else by its full name from #app, #db, …",
};
const database = {
  regex: "^(#db/|drizzle-orm)",
  message: "At run time only *.server.ts touches the database.",
  allowTypeImports: true,
};

/** The last block that fits a file counts, so each holds every pattern of its folder. */
export function walls(tests: string[]) {
  return [
    block("**/*.{ts,tsx}", { ignores: [], patterns: [upwards] }),
    ...table.flatMap(({ folder, forbidden, message }) => {
      const files = `${folder}/**/*.{ts,tsx}`;
      const patterns = [{ regex: forbidden, message }, upwards];
      const always = block(files, { ignores: tests, patterns });
      if (!folder.startsWith("app/")) return [always];
      const ignores = [...tests, "**/*.server.ts"];
      return [always, block(files, { ignores, patterns: [...patterns, database] })];
    }),
  ];
}

function block(file: string, { ignores, patterns }: { ignores: string[]; patterns: object[] }) {
  return {
    files: [file],
    ignores,
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", { patterns }] as ["error", object],
    },
  };
}
