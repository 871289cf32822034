import styles from "#app/features/admin/admin.css?url";
import { AdminBar } from "./admin-bar.tsx";

export function StyledBar() {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <AdminBar />
    </>
  );
}
