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

type PageProps = Parameters<typeof PasswordPage>[0];

function shownWith(
  failure: PageProps["failure"],
  given: Pick<PageProps, "givenWithin"> = { givenWithin: 30 },
) {
  const element = createElement(PasswordPage, { profile, ...given, failure });
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

test("it says why the old password isn't asked for, asks for it where it was given too long ago, and says that others are signed out", () => {
  const [fresh, old] = [shownWith(undefined), shownWith(undefined, {})];
  expect(fresh).toContain("less than 30 minutes ago");
  expect(old).toMatch(/name="currentPassword"/);
  expect(old).not.toContain("minutes ago");
  for (const page of [fresh, old]) expect(page).toContain("Your other devices will be signed out.");
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
