import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

/** The devices that are told by web push: of a new order the counters', of an order its customer's. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    /** Of the endpoint, which is a secret of the device and its push service. */
    endpointHash: text("endpoint_hash").primaryKey(),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The sign-in that switched it on, and ends it; null for one of before that was written down. */
    sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** The shop's origin as the device knows it, where a tap leads. */
    origin: text("origin").notNull(),
    createdAt: milliseconds("created_at").notNull(),
    okAt: milliseconds("ok_at"),
    /** In a row. */
    failures: integer("failures").notNull().default(0),
  },
  (t) => [
    index("push_subscriptions_user").on(t.userId),
    index("push_subscriptions_session").on(t.sessionHash),
  ],
);
