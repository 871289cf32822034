import type { ReactNode } from "react";

type TwoColumnsProps = { children: ReactNode; aside: ReactNode };

/**
 * What is asked, and what it comes to: beside it and always in sight where there is room, else
 * below. The columns ask for the text's size, not only the screen's.
 */
export function TwoColumns({ children, aside }: TwoColumnsProps) {
  return (
    <div className="wrap-anywhere @container">
      <div className="items-start gap-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div>{children}</div>
        <div className="contents @2xl:sticky @2xl:top-20 @2xl:block">{aside}</div>
      </div>
    </div>
  );
}
