import { expect, test } from "vitest";
import { canonicalText, isSigned } from "./signature.ts";
import { isSameText } from "./same-text.ts";

const key = "92206A0A4A75499C9B11206C2B3B9A53";
const signature = "8Esx2nrz3KE059rdsTkffYKu6AXXk07KzBo3KOexl3I=";
const query =
  "status=AUTHORIZATION_FAILED&order_id=order_1727694028&status_id=27&myQP=aGVsbG9Xb3JsZA%3D%3D";

function signed(text: string): Promise<boolean> {
  return isSigned(
    new URLSearchParams(`${query}&signature=${text}&signature_algorithm=HMAC-SHA256`),
    key,
  );
}

test("the published vector holds, encoded once and twice", async () => {
  expect(await signed(encodeURIComponent(signature))).toBe(true);
  expect(await signed(encodeURIComponent(encodeURIComponent(signature)))).toBe(true);
  expect(canonicalText(new URLSearchParams(query))).toBe(
    "myQP%3DaGVsbG9Xb3JsZA%253D%253D%26order_id%3Dorder_1727694028%26status%3DAUTHORIZATION_FAILED%26status_id%3D27",
  );
});

test("a changed, added or missing parameter, another key or algorithm breaks it", async () => {
  const full = `${query}&signature=${encodeURIComponent(signature)}&signature_algorithm=HMAC-SHA256`;
  const broken = [
    full.replace("AUTHORIZATION_FAILED", "CHARGED"),
    full.replace("status_id=27&", ""),
    `${full}&more=1`,
    `${full}&order_id=another`,
    full.replace("HMAC-SHA256", "none"),
  ];
  for (const text of broken)
    expect(await isSigned(new URLSearchParams(text), key), text).toBe(false);
  expect(await isSigned(new URLSearchParams(full), key.toLowerCase())).toBe(false);
});

test("no signature, an empty one and nonsense are wrong, not an error", async () => {
  for (const text of ["", "%", "%25", "%E0%A4%A", "AAAA", "not base64!", "%ED%A0%80"])
    expect(await signed(text), text).toBe(false);
  expect(await isSigned(new URLSearchParams(query), key)).toBe(false);
  expect(await isSigned(new URLSearchParams("order_id=%ED%A0%80&signature=AAAA"), key)).toBe(false);
});

test("texts are the same only when they are, of any length", async () => {
  expect(await isSameText("Basic abc", "Basic abc")).toBe(true);
  for (const other of ["", "Basic abd", "Basic abc ", "basic abc"])
    expect(await isSameText("Basic abc", other)).toBe(false);
});
