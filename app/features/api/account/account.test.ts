import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

let phones = 9_100_000_000;
const newPhone = () => String((phones += 1));

async function prove(phoneNo: string, purpose = "register"): Promise<string> {
  expect((await shop.post("/api/otp/send", { phoneNo, purpose })).status).toBe(200);
  const verified = await shop.post("/api/otp/verify", {
    phoneNo,
    purpose,
    code: await shop.codeFor(phoneNo),
  });
  expect(verified.status).toBe(200);
  return String(verified.body.verificationToken);
}

test("log in answers the user with a token that signs in, and log out ends it", async () => {
  const { id, phone } = await shop.addVisitor({ name: "Asha" });
  const { status, body, headers } = await shop.post("/api/users/auth", {
    phoneNo: phone,
    password: "Customer@12345",
  });
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.has("Set-Cookie")).toBe(false);
  expect(body).toEqual({
    _id: id,
    name: "Asha",
    phoneNo: phone,
    isAdmin: false,
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    deliveryAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
    location: null,
  });
  expect(Date.parse(String(body.expiresAt)) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const token = String(body.token);
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(200);
  expect((await shop.send("POST", "/api/users/logout", { token })).status).toBe(200);
  const after = await shop.get("/api/orders/mine", { token });
  expect([after.status, after.body.message, after.headers.get("WWW-Authenticate")]).toEqual([
    401,
    "Your session has ended. Please sign in again.",
    "Bearer",
  ]);
});

test("log in takes 12 digits, and tells nothing about who exists", async () => {
  const { phone } = await shop.addVisitor();
  expect(
    (await shop.post("/api/users/auth", { phoneNo: `91${phone}`, password: "Customer@12345" }))
      .status,
  ).toBe(200);
  const wrong = await shop.post("/api/users/auth", { phoneNo: phone, password: "wrong" });
  const unknown = await shop.post("/api/users/auth", { phoneNo: newPhone(), password: "wrong" });
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { message: "Invalid phone number or password" },
  ]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test("the sixth wrong password waits", async () => {
  const phoneNo = newPhone();
  for (let time = 0; time < 5; time += 1)
    expect((await shop.post("/api/users/auth", { phoneNo, password: "wrong" })).status).toBe(401);
  const sixth = await shop.post("/api/users/auth", { phoneNo, password: "wrong" });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(800);
});

test("a proven phone registers once and is signed in", async () => {
  const phoneNo = newPhone();
  const verificationToken = await prove(phoneNo);
  const short = await shop.post("/api/users", {
    name: "Asha",
    phoneNo,
    password: "short",
    verificationToken,
  });
  expect([short.status, short.body.errors]).toEqual([
    400,
    { password: "Please choose a password of 8 to 128 characters." },
  ]);
  const { status, body } = await shop.post("/api/users", {
    name: " Asha  Rao ",
    phoneNo: `91${phoneNo}`,
    password: "Monsoon-2026",
    verificationToken,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: "Asha Rao",
    phoneNo,
    isAdmin: false,
    deliveryAddress: { street: "", city: "", postalCode: "" },
    location: null,
  });
  expect((await shop.get("/api/users/address", { token: String(body.token) })).status).toBe(200);
  expect(
    (
      await shop.post("/api/users", {
        name: "Asha",
        phoneNo,
        password: "Monsoon-2026",
        verificationToken,
      })
    ).status,
  ).toBe(403);
});

test("without a valid proof nobody registers or resets", async () => {
  const [phoneNo, other] = [newPhone(), newPhone()];
  const forOther = await prove(other);
  const forReset = await prove(phoneNo, "register");
  for (const verificationToken of [undefined, "", "made-up", forOther]) {
    const register = await shop.post("/api/users", {
      name: "Asha",
      phoneNo,
      password: "Monsoon-2026",
      verificationToken,
    });
    expect([register.status, register.body]).toEqual([
      403,
      { message: "Verify your phone number first." },
    ]);
  }
  for (const verificationToken of [undefined, forReset]) {
    const reset = await shop.post("/api/users/forgot-password", {
      phoneNo,
      password: "Monsoon-2026",
      verificationToken,
    });
    expect([reset.status, reset.body]).toEqual([
      403,
      { message: "Verify your phone number first." },
    ]);
  }
});

test("a known phone hears of it only with the proof", async () => {
  const { phone: phoneNo } = await shop.addVisitor();
  const verificationToken = await prove(phoneNo);
  const { status, body } = await shop.post("/api/users", {
    name: "Asha",
    phoneNo,
    password: "Monsoon-2026",
    verificationToken,
  });
  expect([status, body]).toEqual([409, { message: "This phone number is already registered." }]);
});

test("a reset ends every other session and signs in", async () => {
  const { phone: phoneNo, token } = await shop.addVisitor();
  const verificationToken = await prove(phoneNo, "reset");
  const { status, body } = await shop.post("/api/users/forgot-password", {
    phoneNo,
    password: "Monsoon-2026",
    verificationToken,
  });
  expect([status, body.message, body.phoneNo]).toEqual([
    200,
    "Password reset successfully",
    phoneNo,
  ]);
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(401);
  expect((await shop.get("/api/orders/mine", { token: String(body.token) })).status).toBe(200);
  expect((await shop.post("/api/users/auth", { phoneNo, password: "Monsoon-2026" })).status).toBe(
    200,
  );
});

test.each(["register", "reset"])(
  "asking for a code to %s and trying a wrong one is answered alike for known and unknown phones",
  async (purpose) => {
    const { phone: known } = await shop.addVisitor();
    const shapeOf = async (phoneNo: string) => {
      const answers = [
        await shop.post("/api/otp/send", { phoneNo, purpose }),
        await shop.post("/api/otp/verify", { phoneNo, purpose, code: "000000" }),
        await shop.post("/api/otp/send", { phoneNo, purpose }),
      ];
      return answers.map(({ status, body, headers }) => [
        status,
        JSON.stringify(body).replace(/\d+/g, "?"),
        [...headers.keys()],
      ]);
    };
    const shape = await shapeOf(known);
    expect(await shapeOf(newPhone())).toEqual(shape);
    expect(shape.map(([status]) => status)).toEqual([200, 400, 429]);
  },
);

test("codes are limited, wrong ones refused, and a silent gateway is no fault of ours", async () => {
  const phoneNo = newPhone();
  expect((await shop.post("/api/otp/send", { phoneNo, purpose: "register" })).body).toEqual({
    message: "OTP sent successfully!",
  });
  const again = await shop.post("/api/otp/send", { phoneNo, purpose: "register" });
  expect([again.status, Number(again.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  const wrong = await shop.post("/api/otp/verify", {
    phoneNo,
    purpose: "register",
    code: "000000",
  });
  expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([400, ["code"]]);
  expect(
    (
      await shop.post("/api/otp/verify", {
        phoneNo,
        purpose: "reset",
        code: await shop.codeFor(phoneNo),
      })
    ).status,
  ).toBe(400);
  await shop.control({ service: "sms", mode: "fail" });
  expect(
    (await shop.post("/api/otp/send", { phoneNo: newPhone(), purpose: "register" })).status,
  ).toBe(424);
});

test("a profile keeps what is left out, and its phone", async () => {
  const { phone, token } = await shop.addVisitor({ name: "Ravi" });
  const { status, body } = await shop.put(
    "/api/users/profile",
    {
      phoneNo: "9999999999",
      deliveryAddress: { city: "Mysuru" },
      location: { latitude: 12.97159, longitude: 77.59456 },
    },
    { token },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: "Ravi",
    phoneNo: phone,
    token,
    deliveryAddress: { street: "1 Main Road", city: "Mysuru", postalCode: "560001" },
    location: { latitude: 12.972, longitude: 77.595 },
    expiresAt: expect.any(String),
  });
  const second = await shop.put(
    "/api/users/profile",
    { name: "<b>Ravi</b>", password: "", deliveryAddress: null },
    { token },
  );
  expect(second.body).toMatchObject({
    name: "<b>Ravi</b>",
    deliveryAddress: { city: "Mysuru" },
    location: { latitude: 12.972 },
  });
  expect(
    (await shop.post("/api/users/auth", { phoneNo: phone, password: "Customer@12345" })).status,
  ).toBe(200);
});

test("a new password of the profile ends every other session", async () => {
  const { id, phone, token } = await shop.addVisitor();
  const other = await shop.signIn(id);
  expect(
    (await shop.put("/api/users/profile", { password: "Monsoon-2026" }, { token })).status,
  ).toBe(200);
  expect((await shop.get("/api/orders/mine", { token })).status).toBe(200);
  expect((await shop.get("/api/orders/mine", { token: other })).status).toBe(401);
  expect(
    (await shop.post("/api/users/auth", { phoneNo: phone, password: "Monsoon-2026" })).status,
  ).toBe(200);
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "x".repeat(101) }, "name"],
  [{ name: 5 }, "name"],
  [{ password: "short" }, "password"],
  [{ deliveryAddress: "here" }, "deliveryAddress"],
  [{ deliveryAddress: { postalCode: "012345" } }, "deliveryAddress.postalCode"],
  [{ deliveryAddress: { street: "x".repeat(201) } }, "deliveryAddress.street"],
  [{ location: { latitude: 91, longitude: 0 } }, "location.latitude"],
  [{ location: { latitude: "1", longitude: 0 } }, "location.latitude"],
  [{ location: {} }, "location.latitude"],
])("the profile refuses %j", async (body, field) => {
  const { token } = await shop.addVisitor();
  const refused = await shop.put("/api/users/profile", body, { token });
  expect([refused.status, Object.keys(refused.body.errors as object)[0]]).toEqual([400, field]);
  expect(refused.body.message).toEqual(expect.any(String));
});
