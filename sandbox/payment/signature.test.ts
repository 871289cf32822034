import { expect, test } from "vitest";
import { sign, signedUrl } from "./signature.ts";

const KEY = "92206A0A4A75499C9B11206C2B3B9A53";
const PARAMETERS = {
  order_id: "order_1727694028",
  status: "AUTHORIZATION_FAILED",
  status_id: "27",
  myQP: "aGVsbG9Xb3JsZA==",
};

test("the published test vector is signed as published", () => {
  expect(sign(PARAMETERS, KEY)).toBe("8Esx2nrz3KE059rdsTkffYKu6AXXk07KzBo3KOexl3I=");
});

test("the signature itself and its algorithm are not signed", () => {
  const signed = { ...PARAMETERS, signature: "x", signature_algorithm: "HMAC-SHA256" };
  expect(sign(signed, KEY)).toBe(sign(PARAMETERS, KEY));
});

test("the signature stands encoded twice in the address", () => {
  const url = signedUrl("https://shop.example/payment/return", PARAMETERS, KEY);
  expect(url).toContain("&signature=8Esx2nrz3KE059rdsTkffYKu6AXXk07KzBo3KOexl3I%253D");
  expect(url).toContain("&signature_algorithm=HMAC-SHA256");
});
