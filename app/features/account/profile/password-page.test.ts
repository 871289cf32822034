import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordPage, isOfOtherFields } from "./password-page.tsx";

const profile = {
  name: "Ravi",
  phone: "9876543210",
  street: "1 Main Road",
  city: "",
  postalCode: "",
};

function shownWith(failure: Parameters<typeof PasswordPage>[0]["failure"]) {
  const element = createElement(PasswordPage, { profile, failure });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) }),
  );
}

test("the page of a new password asks for it alone, and sends the rest of the profile as it is", () => {
  const page = shownWith(undefined);
  expect(page).toContain("New Password");
  expect(page).toContain("Confirm New Password");
  expect(page).not.toContain("Current Password");
  expect(page).not.toContain("Street Address");
  expect(page).toMatch(/type="hidden" name="street" value="1 Main Road"/);
});

test("it asks for the old password once that is wanted, and keeps what was typed elsewhere", () => {
  const errors = { currentPassword: "Please enter your password." };
  const page = shownWith({ ok: false, errors, values: { name: "Ravi K" } });
  expect(page).toContain("Current Password");
  expect(page).toMatch(/type="hidden" name="name" value="Ravi K"/);
});

test("another field that is wrong takes the whole form", () => {
  const failed = (errors: Record<string, string>) => ({ ok: false as const, errors, values: {} });
  expect(isOfOtherFields(undefined)).toBe(false);
  expect(isOfOtherFields(failed({ confirmPassword: "Passwords do not match" }))).toBe(false);
  expect(isOfOtherFields(failed({ name: "Please enter your name." }))).toBe(true);
});
