import type { ReactNode } from "react";
import { words } from "./words.ts";

type SetupStepProps = {
  id: string;
  title: string;
  /** What it is for. */
  about: string;
  isDone: boolean;
  /** Something of it was refused, or shows what came of it. */
  isAnswered: boolean;
  children: ReactNode;
};

/** Folded once it is done. */
export function SetupStep({ id, title, about, isDone, isAnswered, children }: SetupStepProps) {
  return (
    <section className="panel mb-3" aria-labelledby={id}>
      <details open={!isDone || isAnswered}>
        <summary className="min-h-11 content-center">
          <h2 id={id} className="inline">
            {title}
          </h2>
          <span className={`ms-3 ${isDone ? "font-semibold text-leaf" : "text-stone"}`}>
            {isDone ? words.done : words.notDone}
          </span>
        </summary>
        <p className="mb-3">{about}</p>
        {children}
      </details>
    </section>
  );
}
