import { expect, test } from "vitest";
import { cameWith } from "./toast-page.ts";

const saved = () => ({ kind: "success", message: "Limits saved" });

test("a toast stays with its page, and the form refused after it is another page", () => {
  const toast = saved();
  const first = cameWith({ toast: null as typeof toast | null, page: "a" }, { toast, page: "b" });
  expect(first.page).toBe("b");
  expect(cameWith(first, { toast, page: "c" }).page).toBe("b");
});

test("the same words said again are another toast", () => {
  const again = { toast: saved(), page: "c" };
  expect(cameWith({ toast: saved(), page: "b" }, again)).toBe(again);
});
