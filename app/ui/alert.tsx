import type { ReactNode } from "react";

/** A refusal, said at once by a screen reader. */
export function Alert({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p
      role="alert"
      id={id}
      className="warned my-3 rounded-md border border-chilli bg-rose p-3 text-chilli"
    >
      {children}
    </p>
  );
}
