import type { ReactNode } from "react";
import { words } from "./words.ts";

type SetupStepProps = {
  id: string;
  title: string;
  /** What it is for. */
  about: string;
  isDone: boolean;
  children: ReactNode;
};

export function SetupStep({ id, title, about, isDone, children }: SetupStepProps) {
  return (
    <section className="panel mb-3" aria-labelledby={id}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id}>{title}</h2>
        <p className={isDone ? "font-semibold text-leaf" : "text-stone"}>
          {isDone ? words.done : words.notDone}
        </p>
      </div>
      <p className="mb-3">{about}</p>
      {children}
    </section>
  );
}
