import type { Setup } from "./setup.ts";
import { idOfStep } from "./setup-step.tsx";
import { words } from "./words.ts";

/** The way to each of them, in sight where there is room beside them. */
export function StepList({ steps }: Pick<Setup, "steps">) {
  return (
    <ol className="step-list">
      {steps.map(({ name, isDone }) => (
        <li key={name}>
          <a href={`#${idOfStep(name)}`}>
            <span aria-hidden="true" className={`step-mark ${isDone ? "done" : ""}`}>
              {isDone ? "✓" : ""}
            </span>
            {words.steps[name].title}
            <span className="sr-only">: {isDone ? words.done : words.notDone}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
