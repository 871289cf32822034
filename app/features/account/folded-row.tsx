import type { ReactNode } from "react";
import { type IconName, LineIcon } from "#app/ui/line-icon.tsx";

type FoldedRowProps = {
  icon: IconName;
  title: string;
  /** What is below it, as long as that is folded. */
  about?: string;
  isOpen?: boolean;
  id?: string;
  children: ReactNode;
};

/** A row of the profile with what can be done there below it: folded on a phone, else always open. */
export function FoldedRow({ icon, title, about, isOpen = false, id, children }: FoldedRowProps) {
  return (
    <details id={id} className="fold px-4" open={isOpen}>
      <summary className="flex min-h-14 list-none items-center gap-3">
        <LineIcon name={icon} />
        <h2 className="flex-1 text-sm">
          {title}
          {about ? (
            <span className="block text-xs font-normal text-stone md:hidden"> {about}</span>
          ) : null}
        </h2>
      </summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  );
}
