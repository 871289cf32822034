import { hashCode } from "#app/features/account/registration/codes/one-time-code.ts";
import type { Auth } from "#app/features/api/call/call.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import type { ApiShop } from "./api-shop.ts";

const tables = [
  "order_offers",
  "offers",
  "complaint_settlements",
  "complaint_lines",
  "complaints",
  "complaint_pictures",
  "days",
  "standing_days",
  "standing_lines",
  "standing_orders",
  "back_wishes",
  "saved_list_lines",
  "saved_lists",
  "takings",
  "handovers",
  "khata_links",
  "khata_entries",
  "khata_accounts",
  "service_areas",
  "delivery_slots",
  "reviews",
  "attempts",
  "refunds",
  "order_returns",
  "documents",
  "document_numbers",
  "order_change_lines",
  "order_changes",
  "payments",
  "order_lines",
  "orders",
  "pack_codes",
  "financials",
  "pictures",
  "details",
  "products",
  "phone_grants",
  "one_time_codes",
  "sessions",
  "users",
];

/**
 * The shop that the document's examples speak of, as new: its customers, its product, its order,
 * their proofs.
 */
export async function openExamples(shop: ApiShop) {
  const { DB, COOKIE_SECRETS } = shop.bindings;
  const now = Date.now();
  const insert = (table: string, row: Record<string, string | number>) =>
    DB.prepare(
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
        .map(() => "?")
        .join()})`,
    ).bind(...Object.values(row));
  // What is kept for good is in their way here alone.
  for (const kept of [
    "order_returns",
    "documents",
    "document_numbers",
    "order_changes",
    "order_change_lines",
    "khata_entries",
    "days",
  ])
    await DB.exec(`DROP TRIGGER IF EXISTS ${kept}_whole`);
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)));
  const { id, phone } = await shop.addCustomer({ phone: "9000000002", name: "Ravi" });
  // Their ids are changed, to which no address may lead.
  const homeless = { street: "", city: "", postalCode: "" };
  await shop.addCustomer({ phone: "9000000022", ...homeless });
  await shop.addCustomer({ phone: "9000000024", ...homeless });
  const admin = await shop.addCustomer({ isAdmin: true });
  const until = now + 600_000;
  const code = {
    id: "0123456789abcdec",
    purpose: "register",
    phone: "9000000021",
    code: "123456",
  } as const;
  const codeHash = await hashCode(String(COOKIE_SECRETS).split(",")[0] ?? "", code);
  const token_hash = await sha256Hex("from /api/otp/verify");
  await DB.batch([
    DB.prepare("UPDATE users SET id = '0123456789abcde2' WHERE phone = '9000000022'"),
    DB.prepare("UPDATE users SET id = '0123456789abcde8' WHERE phone = '9000000024'"),
    insert("one_time_codes", {
      id: code.id,
      phone: code.phone,
      purpose: code.purpose,
      code_hash: codeHash,
      created_at: now,
      expires_at: until,
    }),
    insert("products", {
      id: "0123456787",
      name: "Chakki Atta",
      slug: "chakki-atta",
      category_id: "flours",
      created_at: now,
    }),
    insert("details", {
      id: "0123456788",
      product_id: "0123456787",
      category_id: "flours",
      brand: "Aashirvaad",
    }),
    insert("financials", {
      id: "0123456789",
      detail_id: "0123456788",
      quantity_milli: 5000,
      units: "kg",
      price_paise: 24_950,
      dprice_paise: 24_950,
      count_in_stock: 50,
    }),
    insert("financials", {
      id: "0123456786",
      detail_id: "0123456788",
      quantity_milli: 1000,
      units: "kg",
      price_paise: 5500,
      dprice_paise: 5500,
      count_in_stock: 0,
    }),
    insert("standing_orders", {
      id: "0123456789abcde6",
      user_id: id,
      weekdays: "[1,3,5]",
      created_at: now,
      changed_at: now,
    }),
    insert("offers", {
      id: "0123456789abcde7",
      kind: "cart",
      amount_paise: 5000,
      smallest_paise: 50_000,
      created_at: now,
    }),
    insert("saved_lists", {
      id: "0123456789abcde3",
      user_id: id,
      name: "The month",
      created_at: now,
    }),
    insert("pack_codes", { code: "8901234567890", financial_id: "0123456789" }),
    insert("service_areas", {
      postal_code: "560011",
      fee_paise: 2500,
      free_from_paise: 49_900,
      minimum_paise: 9900,
    }),
    insert("service_areas", { postal_code: "560001", fee_paise: 0, minimum_paise: 0 }),
    insert("delivery_slots", {
      id: "0123456787",
      day: "2030-11-24",
      from_at: Date.UTC(2030, 10, 24, 12, 30),
      to_at: Date.UTC(2030, 10, 24, 14, 30),
      cutoff_at: Date.UTC(2030, 10, 24, 10, 30),
      capacity: 8,
      fee_paise: 1000,
    }),
    insert("orders", {
      id: "0123456789abcdef",
      user_id: id,
      order_key: "example",
      cart_digest: "example",
      customer_name: "Ravi",
      customer_phone: phone,
      street: "12 Temple Road",
      city: "Bengaluru",
      postal_code: "560001",
      payment_method: "Cash Or UPI",
      line_count: 1,
      created_at: now,
    }),
    insert("order_lines", {
      order_id: "0123456789abcdef",
      position: 0,
      product_id: "0123456787",
      detail_id: "0123456788",
      financial_id: "0123456789",
      name: "Chakki Atta",
      brand: "Aashirvaad",
      quantity_milli: 5000,
      units: "kg",
      qty: 2,
      price_paise: 24_950,
      dprice_paise: 24_950,
    }),
    insert("complaints", {
      number: "C1001",
      user_id: id,
      name: "Ravi",
      phone,
      reason: "late",
      created_at: now,
    }),
    insert("handovers", {
      id: "0123456789abcde5",
      rider_id: "0123456789abcde4",
      amount_paise: 74_000,
      taken_paise: 74_000,
      created_at: now,
    }),
    insert("reviews", {
      id: "0123456789abcdea",
      product_id: "0123456787",
      name: "Meera",
      rating: 4,
      comment: "Soft rotis.",
      created_at: now,
    }),
    DB.prepare("UPDATE orders SET lines_written = 1, items_paise = 49900"),
    ...["0123456789abcde8", id].map((user_id) =>
      insert("khata_accounts", {
        id: user_id,
        user_id,
        limit_paise: 200_000,
        opened_at: now,
        consent_at: now,
      }),
    ),
    insert("khata_entries", {
      id: "0123456789abcde7",
      account_id: "0123456789abcde8",
      kind: "adjustment",
      amount_paise: 45_200,
      balance_paise: 45_200,
      given_paise: 45_200,
      created_at: now,
    }),
    DB.prepare(
      "UPDATE khata_accounts SET balance_paise = 45200, given_paise = 45200 WHERE id = '0123456789abcde8'",
    ),
  ]);
  const ownersToken = await shop.signIn(admin.id, "bearer");
  return {
    tokens: {
      ...{
        anyone: "",
        customer: await shop.signIn(id, "bearer"),
        run: await shop.signIn((await shop.addCustomer({ role: "rider" })).id, "bearer"),
      },
      ...{ admin: ownersToken, till: ownersToken, counter: ownersToken, stock: ownersToken },
      deliver: ownersToken,
    } satisfies Record<Auth, string>,
    prove: (phoneNo: string, purpose: string) =>
      insert("phone_grants", { token_hash, phone: phoneNo, purpose, expires_at: until }).run(),
    issue: () =>
      insert("documents", {
        number: "KS/26-27/0000001",
        order_id: "0123456789abcdef",
        issued_at: now,
        regime: "none",
        supplier: "{}",
        lines: "[]",
        gross_paise: 0,
        round_off_paise: 0,
      }).run(),
    count: (closedAt: number | null) =>
      DB.prepare("INSERT INTO days (day, counted_paise, closed_at) VALUES ('2026-11-22', 100, ?)")
        .bind(closedAt)
        .run(),
    reach: (column: string) => DB.prepare(`UPDATE orders SET ${column} = ?`).bind(now).run(),
  };
}
