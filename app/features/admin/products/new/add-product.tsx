import { useLocation } from "@remix-run/react";
import { goodsPath } from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { NewForm, type NewFormProps } from "./new-form.tsx";
import { words } from "./words.ts";

/** /admin/products/new: nothing is kept before it is saved. */
export function AddProduct(props: NewFormProps) {
  // Empty again for another product, but not where it was refused: then the page stays the same.
  const { key } = useLocation();
  return (
    <AdminPage title={words.title} parent={{ to: goodsPath, name: shared.goBack }}>
      <NewForm key={key} {...props} />
    </AdminPage>
  );
}
