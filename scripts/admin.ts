import { parseArgs } from "node:util";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { provideHashing } from "#db/seed/users.ts";
import { hasPasswordLength, longestName, passwordLengthText } from "#app/values/limits.ts";
import { createAdminSql, isAdminSql, removeAdminSql } from "./admin-sql.ts";
import { ask } from "./ask.ts";
import { type Row, openShopDatabase } from "./shop-database.ts";

const {
  values: options,
  positionals: [command],
} = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: "string" },
    name: { type: "string" },
    password: { type: "string" },
    remote: { type: "boolean", default: false },
  },
});

try {
  if (command === "create") await create();
  else if (command === "remove") await remove();
  else throw new Error("Say `npm run admin:create` or `npm run admin:remove`.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function create(): Promise<void> {
  const phone = await askPhone();
  const name = (
    options.name ??
    process.env.ADMIN_NAME ??
    (await ask("Name", { instead: "--name or ADMIN_NAME" }))
  )
    .replace(/\s+/g, " ")
    .trim();
  if (name === "" || name.length > longestName)
    throw new Error(`A name has 1 to ${longestName} characters.`);
  const password =
    options.password ??
    process.env.ADMIN_PASSWORD ??
    (await ask("Password", { instead: "--password or ADMIN_PASSWORD", isHidden: true }));
  if (!hasPasswordLength(password)) throw new Error(`A password has ${passwordLengthText()}.`);
  await provideHashing();
  const [admin] = await inDatabase(await createAdminSql({ name, phone, password }));
  if (!admin) throw new Error("The database did not answer.");
  console.log(
    admin.is_new
      ? `${admin.name} can sign in as an admin with ${admin.phone}.`
      : `${admin.name} is an admin now; this phone had an account, and its password stays.`,
  );
}

async function remove(): Promise<void> {
  const phone = await askPhone();
  const [removed] = await inDatabase(removeAdminSql(phone));
  if (removed) return console.log(`${removed.name} is a customer now, and no admin any more.`);
  const [left] = await inDatabase(isAdminSql(phone));
  throw new Error(
    left
      ? `${left.name} is the last admin and stays one: make another first.`
      : "No admin has this phone.",
  );
}

async function askPhone(): Promise<string> {
  const phone = parsePhoneWithCountry(
    options.phone ??
      process.env.ADMIN_PHONE ??
      (await ask("Phone", { instead: "--phone or ADMIN_PHONE" })),
  );
  if (phone === null) throw new Error("A phone has 10 digits.");
  return phone;
}

/** All statements in one batch; answers the rows of the last. */
async function inDatabase(statements: string[]): Promise<Row[]> {
  const database = await openShopDatabase(options.remote);
  try {
    return (await database.read(statements)).at(-1) ?? [];
  } finally {
    await database.close();
  }
}
