// What an admin finds orders and users by, as db/tables.sql makes it, for statements: the schema
// cannot describe a virtual table.
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** `rowid` is the `seq` of the order. */
export const orderSearch = sqliteTable("order_search", {
  rowid: integer("rowid").primaryKey(),
  id: text("id").notNull(),
  customerName: text("customer_name").notNull(),
  customerPhone: text("customer_phone").notNull(),
});

/** `rowid` is the `seq` of the user. */
export const userSearch = sqliteTable("user_search", {
  rowid: integer("rowid").primaryKey(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
});

/** Makes findable what is not, after rows that no command has written. */
export const findableOrders = `INSERT INTO order_search (rowid, id, customer_name, customer_phone)
  SELECT seq, id, customer_name, customer_phone FROM orders
  WHERE NOT EXISTS (SELECT 1 FROM order_search WHERE rowid = orders.seq)`;
export const findableUsers = `INSERT INTO user_search (rowid, name, phone)
  SELECT seq, name, phone FROM users
  WHERE NOT EXISTS (SELECT 1 FROM user_search WHERE rowid = users.seq)`;
