import { hashPassword } from "#app/platform/passwords.server.ts";
import { newId } from "#app/values/identifier.ts";
import { findableUsers } from "#db/search-tables.ts";
import { literal } from "./remote-database.ts";

export type NewAdmin = { name: string; phone: string; password: string };

/**
 * Statements for one batch, the entry of the log among them; the last answers. Whoever has this phone
 * becomes an admin, signed out as with every other role, and keeps name and password: `is_new` is 0 then.
 */
export async function createAdminSql({ name, phone, password }: NewAdmin): Promise<string[]> {
  const id = newId();
  const values = [id, name, phone, await hashPassword(password)].map(literal);
  const now = Date.now();
  const [newUser, theirs] = [literal(id), `phone = ${literal(phone)}`];
  return [
    `INSERT INTO admin_log (kind, subject_id, before, after, is_closed, created_at)
      SELECT 'user', id, '{"isAdmin":0}', '{"isAdmin":1}', 1, ${now} FROM users WHERE ${theirs} AND role IS NOT 'owner'
      UNION ALL SELECT 'user', ${newUser}, NULL, '{"isAdmin":1}', 1, ${now} WHERE NOT EXISTS (SELECT 1 FROM users WHERE ${theirs})`,
    `DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE ${theirs} AND role IS NOT 'owner')`,
    `INSERT INTO users (id, name, phone, password_hash, created_at, role) VALUES (${values.join(", ")}, ${now}, 'owner')
      ON CONFLICT (phone) DO UPDATE SET role = 'owner'`,
    findableUsers,
    `SELECT name, phone, id = ${newUser} AS is_new FROM users WHERE ${theirs}`,
  ];
}

/** The same: the admin stays, as a customer, and the last admin stays an admin. */
export function removeAdminSql(phone: string): string[] {
  const may = `phone = ${literal(phone)} AND role = 'owner'
    AND EXISTS (SELECT 1 FROM users AS other WHERE other.role = 'owner' AND other.phone <> ${literal(phone)})`;
  return [
    `INSERT INTO admin_log (kind, subject_id, before, after, is_closed, created_at)
      SELECT 'user', id, '{"isAdmin":1}', '{"isAdmin":0}', 1, ${Date.now()} FROM users WHERE ${may}`,
    `DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE ${may})`,
    `UPDATE users SET role = NULL WHERE ${may} RETURNING name, phone`,
  ];
}

export function isAdminSql(phone: string): string[] {
  return [`SELECT name FROM users WHERE phone = ${literal(phone)} AND role = 'owner'`];
}
