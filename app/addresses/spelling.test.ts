import { expect, test } from "vitest";
import { inMapSpelling, mappedPaths } from "./spelling.ts";

test("every address of the map is spelled as the map spells it", () => {
  for (const path of mappedPaths.map((path) => path.replace(/:\w+|\*/g, "Some%20Value")))
    expect(inMapSpelling(path)).toBe(path);
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
  expect(inMapSpelling(given)).toBe(expected);
});

test.each(["/nothing/Here", "/profile/none", "/_root.data", "/.data", "//evil.example", "/api"])(
  "%s stands in no map and stays as it is",
  (path) => {
    expect(inMapSpelling(path)).toBe(path);
  },
);

test.each(["/%", "/search/%E0%A4%A", "/%zz", "/profile%ff"])("%s can't be read", (path) => {
  expect(inMapSpelling(path)).toBeNull();
});
