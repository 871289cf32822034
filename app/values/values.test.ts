import { expect, test } from "vitest";
import { clockMinutes } from "./clock.ts";
import { financialYear, formatDate, formatIndianIso } from "./dates.ts";
import { isId, newId } from "./identifier.ts";
import { formatPaise, formatPercent, formatRupeesPlain, parseRupees } from "./money.ts";
import { safePath } from "./path.ts";
import { isPhone, parsePhoneWithCountry } from "./phone.ts";
import { formatPack, formatUnitPrice, parseQuantityMilli, unitPrice } from "./quantity.ts";
import { countCharacters, slugOf, titleCase, typedField } from "./text.ts";

test("money is written the Indian way", () => {
  expect(formatPaise(12_345_600)).toBe("₹1,23,456.00");
  expect(formatRupeesPlain(5)).toBe("0.05");
  expect(formatPercent(1250)).toBe("12.5%");
});

test("only amounts of at most two decimals are rupees", () => {
  expect(parseRupees("12.5")).toBe(1250);
  for (const text of ["", "-1", "1e3", "1.234", "abc", "99999999", "１２"])
    expect(parseRupees(text)).toBeNull();
});

test("a number in the digits of Hindi is that number, words stay as they are written", () => {
  for (const [typed, read] of [
    ["५१", "51"],
    ["₹१,२३४.५०", "₹1,234.50"],
    ["९८७६५ ४३२१०", "98765 43210"],
    ["फ़्लैट ५१", "फ़्लैट ५१"],
  ] as const)
    expect(typedField("packed", typed)).toBe(read);
  expect(typedField("password", "५१")).toBe("५१");
});

test.each([
  ["18:00", 1080],
  ["18.30", 1110],
  ["7", 420],
  ["7am", 420],
  ["6 pm", 1080],
  ["6:30 P.M.", 1110],
  ["12 am", 0],
  ["12 pm", 720],
  ["शाम ६ बजे", 1080],
  ["सुबह 7:30", 450],
  ["24:00", 1440],
  ["24:01", null],
  ["13 pm", null],
  ["0 am", null],
  ["25", null],
  ["7:60", null],
  ["soon", null],
  ["", null],
])("the time %s is minute %s of the day", (typed, minute) => {
  expect(clockMinutes(typed)).toBe(minute);
});

test("a phone has ten digits and begins with 6 to 9, with or without the country code", () => {
  expect(isPhone("9000000001")).toBe(true);
  expect(isPhone("90000 00001")).toBe(false);
  expect(parsePhoneWithCountry("+91 90000 00001")).toBe("9000000001");
  expect(parsePhoneWithCountry("929000000001")).toBeNull();
  for (const first of "0123456789") {
    const isMobile = "6789".includes(first);
    const phone = `${first}123456789`;
    expect(isPhone(phone), phone).toBe(isMobile);
    expect(parsePhoneWithCountry(`91${phone}`), phone).toBe(isMobile ? phone : null);
  }
  expect(parsePhoneWithCountry("9123456789")).toBe("9123456789");
});

test("packs read as on the packet", () => {
  expect(formatPack({ quantityMilli: 1500, units: "kg" })).toBe("1.5 kg");
  expect(parseQuantityMilli("0.5")).toBe(500);
  expect(parseQuantityMilli("-1")).toBeNull();
});

test.each([
  [25_000, 5, "kg", "₹50.00/kg"],
  [5_000, 500, "g", "₹100.00/kg"],
  [5_000, 1, "kg", "₹50.00/kg"],
  [16_900, 0.5, "l", "₹338.00/L"],
  [16_900, 1500, "ml", "₹112.67/L"],
  [100, 3, "kg", "₹0.33/kg"],
  [200, 3, "kg", "₹0.67/kg"],
  [6_000, 6, "pcs", "₹10.00/piece"],
  [6_000, 1, "pcs", "₹60.00/piece"],
  [6_000, 12, "pieces", "₹5.00/piece"],
  [6_000, 2, "bunch", "₹30.00/bunch"],
])("%i paise for %f %s are %s", (paise, quantity, units, expected) => {
  expect(formatUnitPrice(paise, { quantityMilli: quantity * 1000, units })).toBe(expected);
});

test("a pack without a quantity or units has no unit price", () => {
  expect(unitPrice(500, { quantityMilli: 0, units: "kg" })).toBeNull();
  expect(formatUnitPrice(500, { quantityMilli: 1000, units: "" })).toBe("");
});

test("dates are the shopper's, the financial year begins in April", () => {
  const lateEvening = Date.UTC(2026, 2, 31, 19, 0);
  expect(formatIndianIso(lateEvening).slice(0, 10)).toBe("2026-04-01");
  expect(formatDate(lateEvening)).toBe("1 Apr 2026");
  expect(financialYear(lateEvening)).toBe("26-27");
  expect(financialYear(lateEvening - 86_400_000)).toBe("25-26");
});

test("a redirect never leaves the shop", () => {
  expect(safePath("/shipping?x=1#y")).toBe("/shipping?x=1#y");
  for (const evil of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    null,
    "shipping",
  ])
    expect(safePath(evil)).toBe("/");
});

test("characters are counted as a person counts them", () => {
  expect(countCharacters("  आटा ")).toBe(2);
  expect(countCharacters("👨‍👩‍👧")).toBe(1);
});

test("names become titles and addresses", () => {
  expect(titleCase("mtr rava idli (रवा)")).toBe("Mtr Rava Idli (रवा)");
  expect(titleCase("MTR Rava")).toBe("MTR Rava");
  expect(slugOf("Toor Dal (अरहर दाल)")).toBe("toor-dal");
});

test("identifiers are opaque and never repeat", () => {
  expect(isId(newId())).toBe(true);
  expect(newId()).not.toBe(newId());
});
