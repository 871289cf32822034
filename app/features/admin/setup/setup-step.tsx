import type { ReactNode } from "react";
import type { StepName } from "./setup.ts";
import { words } from "./words.ts";

type SetupStepProps = {
  id: string;
  title: string;
  /** What it is for. */
  about: string;
  isDone: boolean;
  isOpen: boolean;
  children: ReactNode;
};

export const idOfStep = (name: StepName) => `${name}-step`;

export function SetupStep({ id, title, about, isDone, isOpen, children }: SetupStepProps) {
  return (
    <section className="panel mb-2 py-1" aria-labelledby={id}>
      <details open={isOpen} className="setup-step">
        <summary className="flex min-h-11 items-center gap-3">
          <span aria-hidden="true" className={`step-mark ${isDone ? "done" : ""}`}>
            {isDone ? "✓" : ""}
          </span>
          <h2 id={id} className="min-w-0 flex-1 scroll-mt-32 text-base">
            {title}
          </h2>
          <span className={isDone ? "font-semibold text-leaf" : "text-stone"}>
            {isDone ? words.done : words.notDone}
          </span>
        </summary>
        <p className="my-3">{about}</p>
        {children}
      </details>
    </section>
  );
}
