import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hashPassword, provideHashingModules } from "#app/platform/passwords.server.ts";
import { newId } from "#app/values/identifier.ts";

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
    isAdmin: 1,
    street: "",
    city: "",
    postalCode: "",
  },
  {
    name: "Ravi Kumar",
    phone: "9000000002",
    password: "Customer@12345",
    isAdmin: 0,
    street: "24, 3rd Cross, Jayanagar",
    city: "Bengaluru",
    postalCode: "560011",
  },
  {
    name: "Meena Iyer",
    phone: "9000000003",
    password: "Customer@12345",
    isAdmin: 0,
    street: "",
    city: "",
    postalCode: "",
  },
];

/**
 * An admin, a customer with an address and one without: for this machine only, a deployed shop
 * starts with no user.
 */
export async function seedUsers(d1: D1Database): Promise<void> {
  await provideHashing();
  for (const user of localUsers) {
    await d1
      .prepare(
        "INSERT INTO users (id, name, phone, password_hash, is_admin, street, city, postal_code, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      )
      .bind(
        newId(),
        user.name,
        user.phone,
        await hashPassword(user.password),
        user.isAdmin,
        user.street,
        user.city,
        user.postalCode,
        Date.now(),
      )
      .run();
  }
}
