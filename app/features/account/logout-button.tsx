import { Form } from "@remix-run/react";
import { logoutPath } from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { words } from "./words.ts";

export function LogoutButton() {
  return (
    <Form method="post" action={logoutPath} onSubmit={clearStoredShop} className="mt-4">
      <button type="submit" className="button button-danger w-full">
        {words.logout}
      </button>
    </Form>
  );
}
