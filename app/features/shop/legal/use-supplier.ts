import { useRouteLoaderData } from "@remix-run/react";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { words } from "./supplier.words.ts";

/** Who sells, as every page's footer says it; the officer in a sentence with a space before it. */
export function useSupplier(): { supplier: string; officer: string } {
  const root = useRouteLoaderData("root") as { shop: ShopContact } | undefined;
  const { name = "", address = "", grievanceOfficer = "" } = root?.shop ?? {};
  return {
    supplier: [name || "Kirana", address].filter(Boolean).join(", "),
    officer: grievanceOfficer && ` ${words.officer(grievanceOfficer)}`,
  };
}
