import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mostCodeTries } from "#app/values/limits.ts";
import { milliseconds } from "./columns.ts";

export const oneTimeCodes = sqliteTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: ["register", "reset"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    /** By who asked for it; `otherTries` by everyone else. */
    tries: integer("tries").notNull().default(0),
    otherTries: integer("other_tries").notNull().default(0),
    /** Hash of what tells the browser or caller that asked for it. */
    askedBy: text("asked_by").notNull().default(""),
    createdAt: milliseconds("created_at").notNull(),
    expiresAt: milliseconds("expires_at").notNull(),
  },
  (t) => [
    index("one_time_codes_phone").on(t.phone, t.purpose, t.createdAt),
    index("one_time_codes_expiry").on(t.expiresAt),
    check("one_time_codes_tries", sql`${t.tries} between 0 and ${sql.raw(String(mostCodeTries))}`),
  ],
);

/** Proof that a phone was verified; used once. */
export const phoneGrants = sqliteTable(
  "phone_grants",
  {
    tokenHash: text("token_hash").primaryKey(),
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: ["register", "reset"] }).notNull(),
    expiresAt: milliseconds("expires_at").notNull(),
  },
  (t) => [index("phone_grants_expiry").on(t.expiresAt)],
);

/** What a limit counts: one row per attempt, of a phone, an address or an order. */
export const attempts = sqliteTable(
  "attempts",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    /** What differs between attempts of one subject, where only what differs is counted. */
    about: text("about").notNull().default(""),
    at: milliseconds("at").notNull(),
  },
  (t) => [index("attempts_subject").on(t.kind, t.subject, t.at), index("attempts_age").on(t.at)],
);
