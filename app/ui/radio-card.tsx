import type { ComponentPropsWithoutRef } from "react";

type RadioCardProps = ComponentPropsWithoutRef<"input"> & { name: string; children: string };

/** One of a few choices, as large as a thumb. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-14 items-center gap-2 rounded-lg border border-line bg-card p-3 has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold">
      <input {...input} type="radio" />
      {children}
    </label>
  );
}
