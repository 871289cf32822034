import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";

/**
 * A call that was made under a key: the same again is answered the same, another body refused. Kept
 * for a day.
 */
export const repeats = sqliteTable(
  "repeats",
  {
    userId: text("user_id").notNull(),
    path: text("path").notNull(),
    key: text("key").notNull(),
    digest: text("digest").notNull(),
    /** JSON; null while the command's answer is still being made. */
    answer: text("answer"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path, t.key] }), index("repeats_age").on(t.createdAt)],
);
