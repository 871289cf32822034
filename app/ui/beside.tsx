import type { ReactNode } from "react";

type BesideProps = { aside: ReactNode; children: ReactNode };

/** What comes first on a phone, and on a desk stands at the right of the rest. */
export function Beside({ aside, children }: BesideProps) {
  return (
    <div className="@container print:[container-type:normal]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start print:block">
        <div className="grid gap-4 @4xl:col-start-2 @4xl:row-start-1">{aside}</div>
        <div className="@4xl:row-start-1 print:mt-4">{children}</div>
      </div>
    </div>
  );
}
