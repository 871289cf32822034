import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { roles } from "#app/values/roles.ts";
import { flag, milliseconds } from "./columns.ts";

const roleNames = sql.raw(roles.map((role) => `'${role}'`).join(", "));

export const users = sqliteTable(
  "users",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    name: text("name").notNull(),
    phone: text("phone").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** Null for a customer. */
    role: text("role", { enum: roles }),
    latitudeMilli: integer("latitude_milli"),
    longitudeMilli: integer("longitude_milli"),
    createdAt: milliseconds("created_at").notNull(),
    /** Null for who chose none. */
    language: text("language"),
    /** Whether how an order goes is texted, too; what must be said always is. */
    wantsTexts: flag("wants_texts").notNull().default(true),
  },
  (t) => [
    index("users_of_role").on(t.role, t.name),
    check("users_phone", sql`length(${t.phone}) = 10`),
    check("users_role", sql`${t.role} IN (${roleNames})`),
  ],
);

/**
 * Which notice was accepted when; it outlives the account, whose id alone then tells nothing about
 * anyone.
 */
export const consents = sqliteTable(
  "consents",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    userId: text("user_id").notNull(),
    /** The date of the privacy notice. */
    notice: text("notice").notNull(),
    acceptedAt: integer("accepted_at").notNull(),
    withdrawnAt: integer("withdrawn_at"),
  },
  (t) => [index("consents_user").on(t.userId)],
);
