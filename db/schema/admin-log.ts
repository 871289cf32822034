import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What an admin changed: `before` and `after` are the subject as JSON, null where it was not there
 * yet or any more. Triggers keep a closed entry as it is. Without a user it was changed from the
 * command line.
 */
export const adminLog = sqliteTable(
  "admin_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    kind: text("kind", {
      enum: [
        "product",
        "detail",
        "pack",
        "prices",
        "user",
        "order",
        "limits",
        "categories",
        "review",
        "sign-in",
        "password",
        "upload",
        "search",
        "khata",
        "day",
        "delivery",
        "tax",
        "tax-class",
        "complaint",
        "handover",
        "samples",
        "shop",
        "offer",
      ],
    }).notNull(),
    subjectId: text("subject_id").notNull(),
    userId: text("user_id"),
    userName: text("user_name").notNull().default(""),
    before: text("before"),
    after: text("after"),
    isClosed: integer("is_closed", { mode: "boolean" })
      .notNull()
      .default(sql`0`),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    index("admin_log_kind").on(t.kind, t.seq),
    index("admin_log_subject").on(t.subjectId, t.seq),
    index("admin_log_user").on(t.userId, t.seq),
  ],
);
