import { hashPassword } from "#app/platform/passwords.server.ts";
import { newId } from "#app/values/identifier.ts";
import { literal } from "./remote-database.ts";

export type NewAdmin = { name: string; phone: string; password: string };

/** Whoever has this phone becomes an admin and keeps name and password: `is_new` is 0 then. */
export async function createAdminSql({ name, phone, password }: NewAdmin): Promise<string> {
  const id = newId();
  const values = [id, name, phone, await hashPassword(password)].map(literal);
  return `INSERT INTO users (id, name, phone, password_hash, created_at, is_admin) VALUES (${values.join(", ")}, ${Date.now()}, 1)
    ON CONFLICT (phone) DO UPDATE SET is_admin = 1 RETURNING name, phone, id = ${literal(id)} AS is_new`;
}

/** The admin stays, as a customer; the last admin stays an admin. */
export function removeAdminSql(phone: string): string {
  return `UPDATE users SET is_admin = 0 WHERE phone = ${literal(phone)} AND is_admin = 1
    AND EXISTS (SELECT 1 FROM users AS other WHERE other.is_admin = 1 AND other.phone <> ${literal(phone)}) RETURNING name, phone`;
}

export function isAdminSql(phone: string): string {
  return `SELECT name FROM users WHERE phone = ${literal(phone)} AND is_admin = 1`;
}
