import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { literal } from "./remote-database.ts";

/** Signs everybody out, in browsers and in apps; a row for each session. */
export const endAllSessionsSql = "DELETE FROM sessions RETURNING user_id";

/** Who has this phone or id; no row where nobody has. */
export function findUserSql(user: string): string {
  return `SELECT name FROM users WHERE ${isMeant(user)}`;
}

export function endSessionsSql(user: string): string {
  return `DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE ${isMeant(user)}) RETURNING user_id`;
}

function isMeant(user: string): string {
  return `id = ${literal(user)} OR phone = ${literal(parsePhoneWithCountry(user))}`;
}
