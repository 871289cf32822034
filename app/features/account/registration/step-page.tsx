import type { ReactNode } from "react";
import { onCard } from "#app/ui/on-card.ts";
import { Page } from "#app/ui/page.tsx";
import { StepBar } from "#app/ui/step-bar.tsx";
import { type Purpose, type Step, purposeTitle, stepAddress } from "./purpose.ts";
import { words } from "./words.ts";

type StepPageProps = { purpose: Purpose; step: Step; target: string; children: ReactNode };

/** Registering and a reset are three pages, each with one thing to do. */
export function StepPage({ purpose, step, target, children }: StepPageProps) {
  const label = purposeTitle(purpose);
  const steps = (["phone", "code", "password"] as const).map((id) => ({
    id,
    label: words.steps[id],
    to: stepAddress(purpose, id, target),
  }));
  return (
    <Page title={label} narrow>
      <StepBar label={label} steps={steps} current={step} />
      <div className={onCard}>{children}</div>
    </Page>
  );
}
