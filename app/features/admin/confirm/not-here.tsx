import { adminPath } from "#app/addresses/paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** In the frame of the shop's people: what is not there, and the way to their first page. */
export function NotHere({ message }: { message: string }) {
  return (
    <AdminPage title={words.notHere} narrow>
      <Alert>{message}</Alert>
      <a href={adminPath} className="button">
        {ui.toFirstPage}
      </a>
    </AdminPage>
  );
}
