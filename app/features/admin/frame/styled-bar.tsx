import styles from "#app/features/admin/admin.css?url";
import type { Role } from "#app/values/roles.ts";
import { AdminBar } from "./admin-bar.tsx";

export function StyledBar({ role }: { role: Role }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <AdminBar role={role} />
    </>
  );
}
