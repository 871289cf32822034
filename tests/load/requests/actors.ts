import { visitShop } from "#scripts/bench/reads/visitor.ts";
import type { Row } from "#tests/load/books.ts";

/** Who sends a request: by cookies to pages, by a token to the API. */
export type Actor = { name: string; cookie: string; token: string | null };
type Made = { url: string; d1: D1Database };

const people = [
  { name: "visitor", phone: null, password: "" },
  { name: "customer", phone: "9000000002", password: "Customer@12345" },
  { name: "admin", phone: "9000000001", password: "Admin@12345" },
];

/**
 * A visitor, a customer and an admin, and how to bring them back after their accounts and sessions
 * were ended by what they sent.
 */
export async function openActors({ url, d1 }: Made) {
  const actors = await Promise.all(people.map((person) => openActor(url, person)));
  const rows = async (sql: string) => (await d1.prepare(sql).all<Row>()).results;
  const [users, addresses, sessions] = [
    await rows("SELECT * FROM users WHERE phone IN ('9000000001', '9000000002')"),
    await rows(
      "SELECT a.* FROM addresses a JOIN users u ON u.id = a.user_id WHERE u.phone IN ('9000000001', '9000000002')",
    ),
    await rows(
      "SELECT s.* FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.phone IN ('9000000001', '9000000002')",
    ),
  ];
  const back = [
    ...users.map((user) => putBack(d1, "users", user)),
    d1.prepare(
      "DELETE FROM addresses WHERE user_id IN (SELECT id FROM users WHERE phone IN ('9000000001', '9000000002'))",
    ),
    ...addresses.map((address) => putBack(d1, "addresses", address)),
    ...sessions.map((session) =>
      putBack(d1, "sessions", { ...session, confirmed_at: Date.now() + 3_600_000 }),
    ),
  ];
  return {
    actors,
    bringBack: () =>
      d1.batch([
        d1
          .prepare(
            "DELETE FROM users WHERE phone IN ('9000000001', '9000000002') AND id NOT IN (SELECT value FROM json_each(?))",
          )
          .bind(JSON.stringify(users.map(({ id }) => id))),
        ...back,
      ]),
  };
}

async function openActor(
  url: string,
  { name, phone, password }: (typeof people)[number],
): Promise<Actor> {
  const visitor = visitShop(url);
  await visitor.ask("/");
  if (!phone) return { name, cookie: visitor.cookie(), token: null };
  await visitor.ask("/login", { phoneNo: phone, password });
  const response = await fetch(`${url}/api/users/auth`, {
    method: "POST",
    body: JSON.stringify({ phoneNo: phone, password }),
    headers: { "Content-Type": "application/json" },
  });
  const { token } = (await response.json()) as { token: string };
  return { name, cookie: visitor.cookie(), token };
}

function putBack(d1: D1Database, table: string, row: Row): D1PreparedStatement {
  const names = Object.keys(row);
  const set = names.map((name) => `${name} = excluded.${name}`).join(", ");
  const key = table === "sessions" ? "token_hash" : "id";
  return d1
    .prepare(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) ON CONFLICT (${key}) DO UPDATE SET ${set}`,
    )
    .bind(...Object.values(row));
}
