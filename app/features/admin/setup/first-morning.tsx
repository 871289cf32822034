import { Link } from "@remix-run/react";
import { setupPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import type { Setup } from "./setup.ts";
import { words } from "./words.ts";

type FirstMorningProps = { setup: Pick<Setup, "steps" | "missing" | "isFinished"> };

/** On the owner's first page until it is done: how far the shop is, and what it can't be sold without. */
export function FirstMorning({ setup: { steps, missing, isFinished } }: FirstMorningProps) {
  if (isFinished) return null;
  return (
    <section className="panel mb-3" aria-labelledby="first-morning">
      <h2 id="first-morning">
        <Link to={setupPath} className="link inline-flex min-h-11 items-center">
          {shared.places.setup.name}
        </Link>
      </h2>
      <SoFar steps={steps} />
      <StillMissing missing={missing} />
    </section>
  );
}

/** How far it is, to be seen at a glance. */
export function SoFar({ steps }: Pick<Setup, "steps">) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p>{words.soFar(done, steps.length)}</p>
      <progress className="so-far" value={done} max={steps.length} aria-hidden="true" />
    </>
  );
}

export function StillMissing({ missing }: Pick<Setup, "missing">) {
  if (missing.length === 0) return null;
  return (
    <p className="mt-1">
      <span className="font-semibold">{words.missing}</span>{" "}
      {missing.map((one) => words.missingOf[one]).join(", ")}
    </p>
  );
}
