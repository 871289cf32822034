import styles from "#app/features/admin/admin.css?url";
import type { Role } from "#app/values/roles.ts";
import { AdminBar } from "./admin-bar.tsx";
import type { Waiting } from "./count-waiting.server.ts";

export function StyledBar({ role, waiting }: { role: Role; waiting: Waiting | undefined }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <AdminBar role={role} waiting={waiting} />
    </>
  );
}
