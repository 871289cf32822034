import { Form } from "@remix-run/react";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";

export function LogoutButton() {
  return (
    <Form method="post" action="/logout" onSubmit={clearStoredShop}>
      <button type="submit" className="button button-danger w-full">
        Logout
      </button>
    </Form>
  );
}
