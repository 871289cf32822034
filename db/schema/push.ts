import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { users } from "./users.ts";

/** The admins' devices that are told of a new order while nobody looks at the counter. */
export const pushSubscriptions = sqliteTable("push_subscriptions", {
  /** Of the endpoint, which is a secret of the device and its push service. */
  endpointHash: text("endpoint_hash").primaryKey(),
  endpoint: text("endpoint").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shop's origin as the device knows it, where a tap leads. */
  origin: text("origin").notNull(),
  createdAt: milliseconds("created_at").notNull(),
  okAt: milliseconds("ok_at"),
  /** In a row. */
  failures: integer("failures").notNull().default(0),
});
