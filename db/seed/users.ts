import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hashPassword, provideHashingModules } from "#app/platform/passwords.server.ts";
import { newId } from "#app/values/identifier.ts";
import { findableUsers } from "#db/search-tables.ts";

const require = createRequire(import.meta.url);

/** The same hashing as the Worker's, outside of one. */
export async function provideHashing(): Promise<void> {
  const compile = (file: string) =>
    WebAssembly.compile(readFileSync(require.resolve(`argon2-wasm-edge/wasm/${file}`)));
  const [argon2WASM, blake2bWASM] = await Promise.all([
    compile("argon2.wasm"),
    compile("blake2b.wasm"),
  ]);
  provideHashingModules({ argon2WASM, blake2bWASM });
}

const localUsers = [
  {
    name: "Asha Admin",
    phone: "9000000001",
    password: "Admin@12345",
    role: "owner",
    address: null,
  },
  {
    ...{ name: "Ravi Kumar", phone: "9000000002", password: "Customer@12345", role: null },
    address: ["24, 3rd Cross, Jayanagar", "Bengaluru", "560011"],
  },
  {
    name: "Meena Iyer",
    phone: "9000000003",
    password: "Customer@12345",
    role: null,
    address: null,
  },
];

/**
 * An admin, a customer with an address and one without: for this machine only, a deployed shop
 * starts with no user.
 */
export const seedUsers = (d1: D1Database) => insertUsers(d1, localUsers);

/** The admin alone. */
export const seedOwner = (d1: D1Database) =>
  insertUsers(
    d1,
    localUsers.filter(({ role }) => role === "owner"),
  );

async function insertUsers(d1: D1Database, users: typeof localUsers): Promise<void> {
  await provideHashing();
  for (const { name, phone, password, role, address } of users) {
    const id = newId();
    const passwordHash = await hashPassword(password);
    const insert = (sql: string, ...values: (string | number | null)[]) =>
      d1.prepare(sql).bind(...values);
    await d1.batch([
      insert(
        "INSERT INTO users (id, name, phone, password_hash, role, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        ...[id, name, phone, passwordHash, role, Date.now()],
      ),
      ...(address ? [insert(addressSql, newId(), ...address, id)] : []),
      insert(entrySql, id),
      d1.prepare(findableUsers),
    ]);
  }
}

const addressSql = `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
  SELECT ?, id, ?, ?, ?, 1, created_at FROM users WHERE id = ?`;
const entrySql = `INSERT INTO admin_log (kind, subject_id, after, is_closed, created_at)
  SELECT 'user', id, '{"isAdmin":1}', 1, created_at FROM users WHERE id = ? AND role = 'owner'`;
