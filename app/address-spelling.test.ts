import { expect, test } from "vitest";
import { inTableSpelling } from "./address-spelling.ts";
import { addresses } from "./address-table.ts";

test("every address of the table is spelled as the table spells it", () => {
  for (const path of addresses.map((one) => one.path.replace(/:\w+|\*/g, "Some%20Value")))
    expect(inTableSpelling(path)).toBe(path);
});

test.each([
  ["/Profile", "/profile"],
  ["/%70rofile", "/profile"],
  ["/profile/", "/profile"],
  ["//profile//download", "/profile/download"],
  ["/ADMIN/user/K7/Edit", "/admin/user/K7/edit"],
  ["/PROFILE.data", "/profile.data"],
  ["/Profile/.data", "/profile.data"],
  ["/Category/Tea%20&%20Coffee", "/category/Tea%20&%20Coffee"],
  ["/SEARCH/Rice/PAGE/2", "/search/Rice/page/2"],
  ["/API/Products/", "/api/Products/"],
  ["//API/docs", "/api/docs"],
  ["/Images/Atta.webp", "/images/Atta.webp"],
  ["//", "/"],
])("%s is spelled %s", (given, expected) => {
  expect(inTableSpelling(given)).toBe(expected);
});

test.each(["/nothing/Here", "/profile/none", "/_root.data", "/.data", "//evil.example", "/api"])(
  "%s stands in no table and stays as it is",
  (path) => {
    expect(inTableSpelling(path)).toBe(path);
  },
);

test.each(["/%", "/search/%E0%A4%A", "/%zz", "/profile%ff"])("%s can't be read", (path) => {
  expect(inTableSpelling(path)).toBeNull();
});
