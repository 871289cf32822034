import { expect, test } from "vitest";
import { networkOf } from "./ip-address.ts";

test.each([
  ["2001:db8::1", "2001:db8:0:0/64", "2001:db8:0/48"],
  ["2001:0DB8:0:0:ffff::2", "2001:db8:0:0/64", "2001:db8:0/48"],
  ["2001:db8:0:1::", "2001:db8:0:1/64", "2001:db8:0/48"],
  ["::1", "0:0:0:0/64", "0:0:0/48"],
  ["fe80::1%eth0", "fe80:0:0:0/64", "fe80:0:0/48"],
  ["2401:4900:1c2b:77::9", "2401:4900:1c2b:77/64", "2401:4900:1c2b/48"],
])("%s counts by %s and %s, however it is spelt", (address, near, wide) => {
  expect([networkOf(address, 64), networkOf(address, 48)]).toEqual([near, wide]);
});

test("an IPv4 address counts by itself, also within IPv6", () => {
  expect(networkOf("203.0.113.7", 64)).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7", 48)).toBe("203.0.113.7");
});
