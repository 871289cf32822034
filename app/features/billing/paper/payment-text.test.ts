import { expect, test } from "vitest";
import type { Buyer } from "#app/features/billing/issued-document.ts";
import { paymentText } from "./payment-text.server.ts";

const textOf = (buyer: Partial<Buyer>) =>
  paymentText({ paymentMethod: "Cash Or UPI", channel: "web", takenAs: null, ...buyer } as Buyer);

test("a paper says how the money was taken, and until then how it was to be paid", () => {
  expect(textOf({})).toBe("Cash/UPI Payment On Delivery");
  expect(textOf({ takenAs: "cash" })).toBe("Cash");
  expect(textOf({ paymentMethod: "Online" })).toBe("Online");
  expect(textOf({ paymentMethod: "Online", takenAs: "upi" })).toBe("UPI");
  expect(textOf({ channel: "counter" })).toBe("Khata");
});
