import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { argon2id } from "argon2-wasm-edge";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { createContext, type RequestContext } from "#app/platform/context.server.ts";
import { type SessionKind, newSessionToken, sessionHashOf } from "#app/platform/digest.ts";
import type { Role } from "#app/values/roles.ts";
import { newCatalogueId, newId } from "#app/values/identifier.ts";
import { discountedPaise } from "#app/values/price.ts";
import { slugOf } from "#app/values/text.ts";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { rememberNewNames } from "#db/remember-names.ts";
import { findableUsers } from "#db/search-tables.ts";
import { provideHashing } from "#db/seed/users.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { refreshAllCards } from "./refresh-cards.ts";
import { takeBindings } from "./test-bindings.ts";

const localVariables = parseEnv(
  readFileSync(new URL("../.dev.vars.example", import.meta.url), "utf8"),
);

export type TestPack = {
  quantity?: number;
  units?: string;
  pricePaise?: number;
  discountBasisPoints?: number;
  dpricePaise?: number;
  countInStock?: number;
};
export type TestProduct = {
  name: string;
  category?: string;
  alsoKnownAs?: string;
  brands: Record<string, TestPack[]>;
};

/** An empty shop on a real D1 and R2 in memory, with the real migrations and the 23 categories. */
export async function openTestShop(variables: Record<string, string> = {}) {
  const bindings = { ...(await takeBindings()), ...localVariables, ...variables };
  const later: Promise<unknown>[] = [];
  await provideHashing();
  await bindings.DB.batch(
    categoryNames.map((name, position) =>
      bindings.DB.prepare("INSERT INTO categories (id, name, position) VALUES (?, ?, ?)").bind(
        slugOf(name),
        name,
        position,
      ),
    ),
  );
  return {
    bindings,
    /** Not before what goes on after the answers is done. */
    async close() {
      await Promise.allSettled(later);
    },
    /** When what goes on after the answers so far is done. */
    async settled() {
      await Promise.allSettled(later);
    },
    addProduct: (product: TestProduct) => addProduct(bindings.DB, product),
    refreshCards: () => refreshAllCards(bindings.DB),
    addCustomer: (fields: Partial<TestCustomer> = {}) => addCustomer(bindings.DB, fields),
    signIn: (userId: string, kind: SessionKind = "cookie") => signIn(bindings.DB, userId, kind),
    /** The request and its context, as the Worker makes them. */
    async ask(path: string, init: RequestInit & { cookies?: Record<string, unknown> } = {}) {
      const cookie = await signedCookies(bindings, init.cookies ?? {});
      const headers = new Headers(init.headers);
      if (cookie) headers.set("Cookie", cookie);
      const request = new Request(new URL(path, "http://shop.test"), { ...init, headers });
      return {
        request,
        context: {
          ...(await contextOf(bindings, request)),
          waitUntil: (promise: Promise<unknown>) => void later.push(promise),
        },
        params: {},
      };
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
type TestBindings = Awaited<ReturnType<typeof takeBindings>>;

/** With a configuration of its own, which a test may change. */
async function contextOf(bindings: TestBindings, request: Request): Promise<RequestContext> {
  const context = await createContext(request, bindings, {
    waitUntil: () => undefined,
    addresses: knownAddresses,
  });
  return { ...context, config: { ...context.config } };
}

async function signedCookies(
  bindings: TestBindings,
  cookies: Record<string, unknown>,
): Promise<string> {
  const { cookies: jar } = await contextOf(bindings, new Request("http://shop.test/"));
  const headers = await Promise.all(
    Object.entries(cookies).map(([name, value]) => jar.serialize(name as "cart", value)),
  );
  return headers.map((header) => header.split(";")[0]).join("; ");
}

export type AddedPack = { financialId: string; detailId: string; productId: string; slug: string };

/** Answers the packs in the order given. */
async function addProduct(
  d1: D1Database,
  { name, category = "Flours", alsoKnownAs = "", brands }: TestProduct,
): Promise<AddedPack[]> {
  const productId = newCatalogueId();
  const slug = slugOf(name);
  const statements = [
    d1
      .prepare(
        "INSERT INTO products (id, name, slug, category_id, also_known_as, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(productId, name, slug, slugOf(category), alsoKnownAs, Date.now()),
  ];
  const added: AddedPack[] = [];
  for (const [brand, packs] of Object.entries(brands)) {
    const detailId = newCatalogueId();
    statements.push(
      d1
        .prepare("INSERT INTO details (id, product_id, category_id, brand) VALUES (?, ?, ?, ?)")
        .bind(detailId, productId, slugOf(category), brand),
    );
    for (const {
      quantity = 1,
      units = "kg",
      pricePaise = 10_000,
      discountBasisPoints = 0,
      dpricePaise = discountedPaise(pricePaise, discountBasisPoints),
      countInStock = 100,
    } of packs) {
      const financialId = newCatalogueId();
      statements.push(
        d1
          .prepare(
            "INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock, dprice_paise) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          )
          .bind(
            financialId,
            detailId,
            quantity * 1000,
            units,
            pricePaise,
            discountBasisPoints,
            countInStock,
            dpricePaise,
          ),
      );
      added.push({ financialId, detailId, productId, slug });
    }
  }
  await d1.batch(statements);
  await rememberNewNames(databaseOf(d1));
  return added;
}

/**
 * Verified like any other hash, which says itself how much work it is, in a hundredth of the time.
 */
function weakHash(password: string): Promise<string> {
  return argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    parallelism: 1,
    iterations: 1,
    memorySize: 64,
    hashLength: 32,
    outputType: "encoded",
  });
}

type TestCustomer = {
  name: string;
  phone: string;
  password: string;
  role: Role | null;
  isAdmin: boolean;
  street: string;
  city: string;
  postalCode: string;
};

async function addCustomer(d1: D1Database, fields: Partial<TestCustomer>) {
  const customer = {
    name: "Ravi",
    phone: `9${randomInt(1e8, 1e9)}`,
    password: "Customer@12345",
    role: (fields.isAdmin ? "owner" : null) as Role | null,
    isAdmin: false,
    street: "1 Main Road",
    city: "Bengaluru",
    postalCode: "560001",
    ...fields,
  };
  const id = newId();
  const { name, phone, role, street, city, postalCode } = customer;
  await d1.batch([
    d1
      .prepare(
        "INSERT INTO users (id, name, phone, password_hash, role, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(id, name, phone, await weakHash(customer.password), role, Date.now()),
    d1
      .prepare(
        `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
        SELECT ?1, id, ?2, ?3, ?4, 1, created_at FROM users WHERE id = ?5 AND (?2, ?3, ?4) <> ('', '', '')`,
      )
      .bind(newId(), street, city, postalCode, id),
    d1.prepare(findableUsers),
  ]);
  return { id, ...customer };
}

/** The session cookie's value, for `ask(path, { cookies: { session } })`, or a bearer token; tests ask at later times too. */
async function signIn(d1: D1Database, userId: string, kind: SessionKind): Promise<string> {
  const token = newSessionToken(kind);
  await d1
    .prepare(
      "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
    )
    .bind(await sessionHashOf(kind, token), userId, Date.now(), new Date("2100-01-01").getTime())
    .run();
  return token;
}
