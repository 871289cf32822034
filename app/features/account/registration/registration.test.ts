import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as login from "#app/features/account/login.route.tsx";
import { listUsers } from "#app/features/account/users/list-users.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { startSandbox } from "#sandbox/server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import * as code from "./code.route.tsx";
import * as passwordStep from "./password.route.tsx";
import * as registerPhone from "./register/phone.route.tsx";
import * as resetPhone from "./reset/phone.route.tsx";

let shop: TestShop;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
const logged: string[] = [];
const secrets = new Set<string>();
beforeAll(async () => {
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...said: unknown[]) => void logged.push(JSON.stringify(said) + said.map(String)),
    );
  }
  sandbox = await startSandbox({ port: 0, shopOrigin: "http://shop.test" });
  shop = await openTestShop({
    MSG91_BASE_URL: sandbox.url,
    TURNSTILE_VERIFY_URL: `${sandbox.url}/turnstile/v0/siteverify`,
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
  await sandbox.close();
});

const routes = {
  "/register": registerPhone,
  "/register/code": code,
  "/register/password": passwordStep,
  "/forgot-password": resetPhone,
  "/forgot-password/code": code,
  "/forgot-password/password": passwordStep,
  "/login": login,
};
type Answer = {
  status: number;
  to: string | null;
  toast: string | null;
  cookies: string[];
  headers: Headers;
  errors: Record<string, string>;
  values: Record<string, string>;
  data: Record<string, unknown>;
};
const password = "Long enough 1";
const passwords = { password, confirmPassword: password };

function newPhone(): string {
  const phone = `7${randomInt(1e8, 1e9)}`;
  secrets.add(phone);
  return phone;
}

function unsigned(cookie: string): unknown {
  const value = decodeURIComponent(cookie.split(";")[0]!.replace(/^\w+=/, "")).split(".")[0]!;
  return value ? JSON.parse(atob(value)) : null;
}

/** A browser without scripts: it keeps cookies, and asks routes as the server would. */
function openVisitor(address: string = crypto.randomUUID()) {
  const jar = new Map<string, string>();
  async function ask(
    kind: "loader" | "action",
    path: string,
    body?: URLSearchParams,
  ): Promise<Answer> {
    const route = routes[path.split("?")[0] as keyof typeof routes];
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie, "CF-Connecting-IP": address, "User-Agent": "Phone" };
    const asked = await shop.ask(path, body ? { method: "POST", body, headers } : { headers });
    const result: unknown = await route[kind](asked as never).catch((thrown: unknown) => thrown);
    return read(result);
  }
  function read(result: unknown): Answer {
    const isResponse = result instanceof Response;
    const { data, init } = result as { data: Record<string, never>; init?: ResponseInit };
    const headers = new Headers(isResponse ? result.headers : init?.headers);
    const cookies = headers.getSetCookie();
    for (const cookie of cookies) {
      const [name = "", value = ""] = cookie.split(";")[0]!.split(/=(.*)/s);
      if (cookie.includes("Max-Age=0")) jar.delete(name);
      else if (name !== "toast") jar.set(name, value);
    }
    const toast = cookies.find((cookie) => cookie.startsWith("toast="));
    return {
      status: isResponse ? result.status : (init?.status ?? 200),
      to: headers.get("Location"),
      cookies,
      headers,
      toast: toast ? (unsigned(toast) as { message: string }).message : null,
      errors: data?.errors ?? {},
      values: data?.values ?? {},
      data: data ?? (result as Record<string, never>),
    };
  }
  return {
    jar,
    address,
    get: (path: string) => ask("loader", path),
    post: (path: string, fields: Record<string, string>) =>
      ask("action", path, new URLSearchParams(fields)),
  };
}
type Visitor = ReturnType<typeof openVisitor>;

const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const control = (command: object) =>
  fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) });
const userOf = (phone: string) =>
  shop.bindings.DB.prepare("SELECT * FROM users WHERE phone = ?")
    .bind(phone)
    .first<Record<string, string>>();
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

async function textsTo(phone: string): Promise<{ body: string; code: string | null }[]> {
  return (await fetch(`${sandbox.url}/sms.json?phone=${phone}`)).json() as Promise<
    { body: string; code: string | null }[]
  >;
}

async function codeSentTo(phone: string): Promise<string> {
  const code = (await textsTo(phone))[0]!.code!;
  secrets.add(code);
  return code;
}

async function verified(
  start: "/register" | "/forgot-password",
  phone: string,
  visitor = openVisitor(),
): Promise<Visitor> {
  expect((await visitor.post(start, { name: "Lata", phoneNo: phone })).to).toBe(`${start}/code`);
  const answer = await visitor.post(`${start}/code`, { code: await codeSentTo(phone) });
  expect(answer).toMatchObject({ status: 303, to: `${start}/password` });
  return visitor;
}

async function botToken(): Promise<string> {
  const query = new URLSearchParams({
    id: "w",
    run: "1",
    sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
    hostname: "shop.test",
    action: "otp",
  });
  const page = await (await fetch(`${sandbox.url}/turnstile/v0/widget?${query}`)).text();
  return /"token":"([^"]+)"/.exec(page)![1]!;
}

test("a new customer registers in three steps, is signed in, and comes to where the sign-in was asked for", async () => {
  const visitor = openVisitor();
  const phone = newPhone();
  expect((await visitor.get("/register?redirect=/shipping")).data).toMatchObject({
    target: "/shipping",
    lockedForMs: 0,
  });
  const sent = await visitor.post("/register?redirect=/shipping", {
    name: "  Lata   Rao ",
    phoneNo: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  });
  expect(sent).toMatchObject({
    status: 303,
    to: "/register/code?redirect=%2Fshipping",
    toast: "OTP sent successfully!",
  });
  expect((await visitor.get(sent.to!)).data).toMatchObject({
    phone,
    name: "Lata Rao",
    target: "/shipping",
    helpPhone: "9876543210",
  });
  const verifiedStep = await visitor.post(sent.to!, { code: await codeSentTo(phone) });
  expect(verifiedStep).toMatchObject({
    status: 303,
    to: "/register/password?redirect=%2Fshipping",
    toast: null,
  });
  expect((await visitor.get(verifiedStep.to!)).data).toEqual({ target: "/shipping", phone });
  const registered = await visitor.post(verifiedStep.to!, passwords);
  expect(registered).toMatchObject({ status: 303, to: "/shipping" });
  expect([...visitor.jar.keys()]).toEqual(["session", "device"]);
  const user = await userOf(phone);
  expect(user).toMatchObject({
    name: "Lata Rao",
    phone,
    role: null,
    latitude_milli: null,
  });
  expect(Math.abs(Number(user!.created_at) - Date.now())).toBeLessThan(60_000);
  expect(await verifyPassword(password, user!.password_hash!)).toBe(true);
  const { context } = await shop.ask("/", {
    headers: { Cookie: `session=${visitor.jar.get("session")}` },
  });
  expect(await getVisitor(context)).toMatchObject({ phone });
  expect((await listUsers(context, { text: "lat ra" })).users).toMatchObject([{ phone }]);
  expect((await visitor.get("/register?redirect=/cart")).to).toBe("/cart");
});

test.each([
  [{ name: "", phoneNo: "" }, ["name", "phoneNo"]],
  [{ name: "Lata", phoneNo: "12345" }, ["phoneNo"]],
  [{ name: "Lata", phoneNo: "929876543210" }, ["phoneNo"]],
  [{ name: "x".repeat(101), phoneNo: "9876543210" }, ["name"]],
  [{}, ["name", "phoneNo"]],
])(
  "%j is refused at its fields, keeps what was typed, and does not count",
  async (fields: Record<string, string>, wrongFields) => {
    const visitor = openVisitor();
    const answer = await visitor.post("/register", fields);
    expect(answer).toMatchObject({ status: 400, values: fields });
    expect(Object.keys(answer.errors)).toEqual(wrongFields);
    const counted = await shop.bindings.DB.prepare(
      "SELECT count(*) AS n FROM attempts WHERE subject = ?",
    )
      .bind(visitor.address)
      .first("n");
    expect(counted).toBe(0);
  },
);

test("a phone that starts with 91 keeps its first digits unless they are the country's", async () => {
  const tail = String(randomInt(1e7, 1e8));
  const phone = `91${tail}`;
  secrets.add(phone);
  await openVisitor().post("/register", { name: "Lata", phoneNo: phone });
  expect(await textsTo(`91${phone}`)).toHaveLength(1);
});

test("a wrong code empties the field and says how many tries are left; fewer digits say so", async () => {
  const visitor = openVisitor();
  const phone = newPhone();
  await visitor.post("/register", { name: "Lata", phoneNo: phone });
  const code = await codeSentTo(phone);
  expect(await visitor.post("/register/code", { code: wrong(code) })).toMatchObject({
    status: 400,
    errors: { code: "That code is wrong. 4 tries left." },
    values: {},
    toast: null,
    to: null,
  });
  const short = await visitor.post("/register/code", { code: "12" });
  expect(short).toMatchObject({
    status: 400,
    errors: { code: "Please enter the 6 digits of the OTP." },
    values: { code: "12" },
  });
  expect(
    (await visitor.post("/register/code", { code: ` ${code.slice(0, 3)} ${code.slice(3)}` }))
      .status,
  ).toBe(303);
});

test("a wrong code says the same whether the phone has an account or not", async () => {
  const { phone: known } = await shop.addCustomer();
  secrets.add(known);
  for (const phone of [known, newPhone()]) {
    const visitor = openVisitor();
    await visitor.post("/forgot-password", { phoneNo: phone });
    const said: (string | undefined)[] = [];
    for (let n = 0; n < 6; n++)
      said.push((await visitor.post("/forgot-password/code", { code: "000000" })).errors.code);
    expect(said).toEqual([
      ...[4, 3, 2].map((left) => `That code is wrong. ${left} tries left.`),
      "That code is wrong. 1 try left.",
      ...Array<string>(2).fill("That code is wrong. Ask for a new one below."),
    ]);
  }
});

test("after five wrong codes the right one fails alike, and another code works", async () => {
  const visitor = openVisitor();
  const phone = newPhone();
  await visitor.post("/register", { name: "Lata", phoneNo: phone });
  const code = await codeSentTo(phone);
  for (let n = 0; n < 5; n++) await visitor.post("/register/code", { code: wrong(code) });
  expect(await visitor.post("/register/code", { code })).toMatchObject({
    status: 400,
    errors: { code: "That code is wrong. Ask for a new one below." },
    toast: null,
  });
  await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  await verified("/register", phone, visitor);
});

test("going back and sending the right code twice, or at once, leads on", async () => {
  const visitor = openVisitor();
  const phone = newPhone();
  await visitor.post("/register", { name: "Lata", phoneNo: phone });
  const code = await codeSentTo(phone);
  const taps = await Promise.all([1, 2, 3].map(() => visitor.post("/register/code", { code })));
  expect(taps.map(({ to }) => to)).toEqual(Array(3).fill("/register/password"));
  expect((await visitor.get("/register/code")).status).toBe(200);
  expect((await visitor.post("/register/code", { code })).to).toBe("/register/password");
  expect((await openVisitor().post("/register/code", { code })).to).toBe("/register");
});

test("steps can't be skipped", async () => {
  const visitor = openVisitor();
  expect((await visitor.get("/register/code")).to).toBe("/register");
  expect((await visitor.get("/register/password?redirect=/cart")).to).toBe(
    "/register?redirect=%2Fcart",
  );
  expect(await visitor.post("/register/password", passwords)).toMatchObject({
    status: 303,
    to: "/register",
    toast: "Verify your phone number first.",
  });
  const phone = newPhone();
  await visitor.post("/register", { name: "Lata", phoneNo: phone });
  expect((await visitor.get("/register/password")).to).toBe("/register/code");
  expect(await visitor.post("/register/password", passwords)).toMatchObject({
    to: "/register",
    toast: "Verify your phone number first.",
  });
  expect(await userOf(phone)).toBeNull();
});

test("a proof for registering is none for a reset, and none for another phone", async () => {
  const { phone } = await shop.addCustomer();
  const visitor = await verified("/register", phone);
  visitor.jar.set("reset", visitor.jar.get("register")!);
  expect(
    (
      await visitor.post("/forgot-password/password", {
        password: "Stolen 12345",
        confirmPassword: "Stolen 12345",
      })
    ).to,
  ).toBe("/forgot-password");
  const other = newPhone();
  await visitor.post("/register", { name: "Lata", phoneNo: other });
  expect((await visitor.get("/register/password")).to).toBe("/register/code");
  expect((await visitor.post("/register/password", passwords)).to).toBe("/register");
  expect(await userOf(other)).toBeNull();
});

test("a refused password leaves the proof valid; passwords never come back", async () => {
  const phone = newPhone();
  const visitor = await verified("/register", phone);
  const refused = async (fields: Record<string, string>) =>
    (await visitor.post("/register/password", fields)).errors;
  expect(await refused({ password: "short", confirmPassword: "short" })).toEqual({
    password: "Please choose a password of 8 to 128 characters.",
  });
  expect(
    await refused({ password: "x".repeat(129), confirmPassword: "x".repeat(129) }),
  ).toHaveProperty("password");
  expect(await refused({ password, confirmPassword: `${password}2` })).toEqual({
    confirmPassword: "Passwords do not match",
  });
  expect(await refused({})).toHaveProperty("password");
  const answer = await visitor.post("/register/password", { password, confirmPassword: "x" });
  expect(answer).toMatchObject({ status: 400, values: {} });
  expect((await visitor.post("/register/password", passwords)).status).toBe(303);
});

test("a proof ends after ten minutes", async () => {
  const phone = newPhone();
  const visitor = await verified("/register", phone);
  await run("UPDATE phone_grants SET expires_at = ? WHERE phone = ?", Date.now() - 1, phone);
  expect((await visitor.get("/register/password")).to).toBe("/register/code");
  expect((await visitor.post("/register/password", passwords)).to).toBe("/register");
  expect(await userOf(phone)).toBeNull();
});

test("registering a known phone says so only after the code was right, and changes nothing", async () => {
  const { phone, name } = await shop.addCustomer();
  const visitor = await verified("/register", phone);
  const before = await userOf(phone);
  for (let n = 0; n < 2; n++) {
    expect(await visitor.post("/register/password", passwords)).toMatchObject({
      status: 409,
      errors: { form: "This phone number is already registered." },
    });
  }
  expect(await userOf(phone)).toEqual(before);
  expect(before!.name).toBe(name);
});

test("the last step sent five times at once makes one account, and every answer leads on signed in", async () => {
  const phone = newPhone();
  const visitor = await verified("/register", phone);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => visitor.post("/register/password", passwords)),
  );
  expect(answers.map(({ to }) => to)).toEqual(Array(5).fill("/"));
  expect(
    await shop.bindings.DB.prepare("SELECT count(*) AS n FROM users WHERE phone = ?")
      .bind(phone)
      .first("n"),
  ).toBe(1);
});

test("two visitors who proved one phone make one account", async () => {
  const phone = newPhone();
  const first = await verified("/register", phone);
  await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  const second = await verified("/register", phone);
  const answers = await Promise.all([
    first.post("/register/password", passwords),
    second.post("/register/password", { password: "Another 123", confirmPassword: "Another 123" }),
  ]);
  expect(
    answers.filter(({ cookies }) => cookies.some((cookie) => cookie.startsWith("session="))),
  ).toHaveLength(1);
  expect(
    await shop.bindings.DB.prepare("SELECT count(*) AS n FROM users WHERE phone = ?")
      .bind(phone)
      .first("n"),
  ).toBe(1);
});

test("registering replaces the session the browser came with", async () => {
  const customer = await shop.addCustomer();
  const visitor = await verified("/register", newPhone());
  const { context } = await shop.ask("/");
  const planted = await shop.signIn(customer.id);
  visitor.jar.set(
    "session",
    (await context.cookies.serialize("session", planted)).split(";")[0]!.slice("session=".length),
  );
  await visitor.post("/register/password", passwords);
  expect(
    await getVisitor((await shop.ask("/", { cookies: { session: planted } })).context),
  ).toBeNull();
});

test("a forgotten password is reset in three steps, ends every session, and leads to signing in", async () => {
  const { id, phone } = await shop.addCustomer();
  secrets.add(phone);
  const sessions = [await shop.signIn(id), await shop.signIn(id)];
  const neighbour = await shop.addCustomer();
  const neighbours = await shop.signIn(neighbour.id);
  const login = openVisitor();
  for (let n = 0; n < 6; n++) await login.post("/login", { phoneNo: phone, password: "forgotten" });
  const visitor = openVisitor();
  const sent = await visitor.post("/forgot-password?redirect=/cart", { phoneNo: `91${phone}` });
  expect(sent).toMatchObject({
    status: 303,
    to: "/forgot-password/code?redirect=%2Fcart",
    toast: "OTP sent successfully!",
  });
  const right = await visitor.post(sent.to!, { code: await codeSentTo(phone) });
  expect((await visitor.post(right.to!, { password, confirmPassword: "x" })).errors).toEqual({
    confirmPassword: "Passwords do not match",
  });
  expect(await visitor.post(right.to!, passwords)).toMatchObject({
    status: 303,
    to: "/login?redirect=%2Fcart",
    toast: "Password reset successfully",
  });
  expect([...visitor.jar.keys()]).toEqual([]);
  for (const session of sessions)
    expect(await getVisitor((await shop.ask("/", { cookies: { session } })).context)).toBeNull();
  expect(
    await getVisitor((await shop.ask("/", { cookies: { session: neighbours } })).context),
  ).toMatchObject({ id: neighbour.id });
  expect((await login.post("/login", { phoneNo: phone, password })).status).toBe(303);
});

test("a reset sent twice at once succeeds twice; a proof resets once", async () => {
  const { phone } = await shop.addCustomer();
  const visitor = await verified("/forgot-password", phone);
  const cookie = visitor.jar.get("reset")!;
  const answers = await Promise.all(
    [1, 2].map(() => visitor.post("/forgot-password/password", passwords)),
  );
  expect(answers.map(({ to }) => to)).toEqual(["/login", "/login"]);
  visitor.jar.set("reset", cookie);
  const again = await visitor.post("/forgot-password/password", {
    password: "Another 123",
    confirmPassword: "Another 123",
  });
  expect(again).toMatchObject({ to: "/forgot-password", toast: "Verify your phone number first." });
  expect(await verifyPassword(password, (await userOf(phone))!.password_hash!)).toBe(true);
});

test("once a proof has reset the password no other proof or code of that phone does", async () => {
  const { phone } = await shop.addCustomer();
  const first = await verified("/forgot-password", phone);
  await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  const second = await verified("/forgot-password", phone);
  await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  const third = openVisitor();
  await third.post("/forgot-password", { phoneNo: phone });
  const code = await codeSentTo(phone);
  expect((await first.post("/forgot-password/password", passwords)).to).toBe("/login");
  const stolen = { password: "Another 123", confirmPassword: "Another 123" };
  expect(await second.post("/forgot-password/password", stolen)).toMatchObject({
    to: "/forgot-password",
    toast: "Verify your phone number first.",
  });
  expect((await third.post("/forgot-password/code", { code })).status).toBe(400);
  expect(await verifyPassword(password, (await userOf(phone))!.password_hash!)).toBe(true);
});

test.each(["/register", "/forgot-password"])(
  "%s answers known and unknown phones alike, code by code",
  async (path) => {
    const { phone: known } = await shop.addCustomer();
    const unknown = newPhone();
    secrets.add(known);
    const [one, other] = [openVisitor(), openVisitor()];
    const shape = (answer: Answer, phone: string) =>
      JSON.stringify([
        answer.status,
        answer.to,
        answer.toast,
        answer.errors,
        answer.values,
        answer.data,
      ]).replaceAll(phone, "?");
    for (let n = 0; n < 2; n++) {
      const [a, b] = [
        await one.post(path, { name: "Lata", phoneNo: known }),
        await other.post(path, { name: "Lata", phoneNo: unknown }),
      ];
      const plain = (answer: Answer, phone: string) =>
        shape(answer, phone).replace(/\d+ seconds/g, "? seconds");
      expect(plain(a, known)).toBe(plain(b, unknown));
    }
    const code = await codeSentTo(known);
    for (let n = 0; n < 6; n++) {
      const [a, b] = [
        await one.post(`${path}/code`, { code: wrong(code) }),
        await other.post(`${path}/code`, { code: wrong(code) }),
      ];
      expect(shape(a, known)).toBe(shape(b, unknown));
    }
    expect(await textsTo(known)).toHaveLength(1);
    expect(await textsTo(unknown)).toHaveLength(1);
  },
);

test("too many codes: 429 with Retry-After, the form with its message, and a way to the code that came", async () => {
  const phone = newPhone();
  await openVisitor().post("/register", { name: "Lata", phoneNo: phone });
  const visitor = openVisitor();
  const answer = await visitor.post("/register", { name: "Lata", phoneNo: phone });
  expect(answer).toMatchObject({
    status: 429,
    values: { name: "Lata", phoneNo: phone },
    toast: null,
  });
  expect(answer.errors.wait).toMatch(
    /^Too many OTPs were asked for\. Please try again in \d+ seconds\.$/,
  );
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
  expect((await visitor.post("/register/code", { code: await codeSentTo(phone) })).to).toBe(
    "/register/password",
  );
});

test("what a phone has proven is not lost by asking for another code", async () => {
  const phone = newPhone();
  const visitor = await verified("/register", phone);
  expect((await visitor.post("/register", { name: "Lata", phoneNo: phone })).status).toBe(429);
  expect((await visitor.get("/register/password")).status).toBe(200);
});

test("the register button is locked for five minutes after a code was sent, and free when the gateway refused", async () => {
  const visitor = openVisitor();
  await control({ service: "sms", mode: "fail" });
  const refused = await visitor.post("/register", { name: "Lata", phoneNo: newPhone() });
  expect(refused).toMatchObject({ status: 303, to: "/register/code", toast: null, errors: {} });
  expect((await visitor.get("/register/code")).data.lockedForMs).toBe(0);
  await visitor.post("/register", { name: "Lata", phoneNo: newPhone() });
  for (const path of ["/register", "/register/code"]) {
    const { lockedForMs } = (await visitor.get(path)).data;
    expect(lockedForMs).toSatisfy((ms: number) => ms > 240_000 && ms <= 300_000);
  }
  const forgot = openVisitor();
  await forgot.post("/forgot-password", { phoneNo: newPhone() });
  expect((await forgot.get("/forgot-password/code")).data.lockedForMs).toBe(0);
});

test("a bot check's token that comes must verify, once, for this host and action; with one the normal limits hold", async () => {
  const phone = newPhone();
  const send = (token: string) =>
    openVisitor("home").post("/register", {
      name: "Lata",
      phoneNo: phone,
      "cf-turnstile-response": token,
    });
  const refusal = {
    status: 400,
    errors: { form: "We could not check that you are a person. Please try again." },
    values: { phoneNo: phone },
  };
  for (const token of ["made-up", "x".repeat(3000), "XXXX.DUMMY.TOKEN.XXXX"])
    expect(await send(token)).toMatchObject(refusal);
  const token = await botToken();
  expect((await send(token)).status).toBe(303);
  expect(await send(token)).toMatchObject(refusal);
  for (let n = 2; n <= 5; n++) {
    await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
    expect((await send(await botToken())).status).toBe(303);
  }
  await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  expect((await send(await botToken())).status).toBe(429);
  expect(await textsTo(phone)).toHaveLength(5);
});

test("a bot check for another host or action does not count, nor one that can't be asked", async () => {
  const phone = newPhone();
  for (const wrongPart of [{ hostname: "elsewhere.example" }, { action: "login" }]) {
    const query = new URLSearchParams({
      id: "w",
      run: "1",
      sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
      hostname: "shop.test",
      action: "otp",
      ...wrongPart,
    });
    const token = /"token":"([^"]+)"/.exec(
      await (await fetch(`${sandbox.url}/turnstile/v0/widget?${query}`)).text(),
    )![1]!;
    expect(
      (
        await openVisitor().post("/register", {
          name: "Lata",
          phoneNo: phone,
          "cf-turnstile-response": token,
        })
      ).status,
    ).toBe(400);
  }
  for (const mode of ["fail", "drop", "nonsense"]) {
    await control({ service: "botcheck", mode });
    expect(
      (
        await openVisitor().post("/register", {
          name: "Lata",
          phoneNo: phone,
          "cf-turnstile-response": await botToken(),
        })
      ).status,
    ).toBe(400);
  }
  expect(await textsTo(phone)).toHaveLength(0);
});

test("without a token three codes an hour are the most", async () => {
  const phone = newPhone();
  for (let n = 0; n < 3; n++) {
    const asked = await openVisitor("home").post("/register", { name: "Lata", phoneNo: phone });
    expect(asked.status).toBe(303);
    await run("UPDATE attempts SET at = at - 60000 WHERE subject LIKE ?", `${phone}%`);
  }
  const answer = await openVisitor("home").post("/register", { name: "Lata", phoneNo: phone });
  expect(answer).toMatchObject({
    status: 429,
    errors: { wait: "Too many OTPs were asked for. Please try again in 57 minutes." },
  });
});

test("slow bot check and slow gateway together are answered within ten seconds", async () => {
  await control({ service: "botcheck", mode: "delay", ms: 500 });
  await control({ service: "sms", mode: "delay", ms: 30_000 });
  const patience = shortenPatience(5000);
  const fields = { name: "Lata", phoneNo: newPhone(), "cf-turnstile-response": await botToken() };
  expect(await openVisitor().post("/register", fields)).toMatchObject({
    status: 303,
    to: "/register/code",
    toast: null,
  });
  expect(patience()).toBeLessThan(10_000);
});

test("the page allows the bot check's frame, and carries Retry-After", async () => {
  const { headers } = await openVisitor().get("/register");
  expect(headers.get("Content-Security-Policy")).toBe("frame-src http://127.0.0.1:8789");
  const carried = registerPhone.headers({
    loaderHeaders: headers,
    actionHeaders: new Headers({ "Retry-After": "7" }),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  });
  expect([...new Headers(carried).keys()]).toEqual(["content-security-policy", "retry-after"]);
});

test("a foreign redirect is not carried", async () => {
  const visitor = openVisitor();
  expect(
    (
      await visitor.post("/register?redirect=https://evil.example/", {
        name: "Lata",
        phoneNo: newPhone(),
      })
    ).to,
  ).toBe("/register/code");
  expect((await visitor.get("/register?redirect=//evil.example")).data.target).toBe("/");
});

test("of all this nothing that is logged holds a phone, a code, a token or a key", () => {
  const text = logged.join("\n");
  expect(text).toContain("sms-not-sent");
  for (const secret of [
    ...secrets,
    password,
    SAMPLE_KEYS.MSG91_AUTHKEY,
    SAMPLE_KEYS.TURNSTILE_SECRET,
  ])
    // Six digits alone may stand by chance within a request's id.
    expect(text).not.toMatch(/^\d{6}$/.test(secret) ? new RegExp(`\\b${secret}\\b`) : secret);
});
