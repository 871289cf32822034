import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { deliveryPath, setupCommandPath, taxPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { RefusedSetup } from "./answer-setup.server.ts";
import { FactsForm } from "./facts-form.tsx";
import { LogoForms } from "./logo-forms.tsx";
import { OwnGoods } from "./own-goods.tsx";
import type { Setup, StepName } from "./setup.ts";
import { SetupStep, idOfStep } from "./setup-step.tsx";
import { TrialForm } from "./trial-form.tsx";
import { words } from "./words.ts";

type SetupStepsProps = { setup: Setup; refused?: RefusedSetup | undefined };

/** Open is the one that was answered, else the next that the shop can't do without; one that is done closes. */
export function SetupSteps({ setup, refused }: SetupStepsProps) {
  const { facts, areSaved, logo, goods, steps } = setup;
  const failure = refused?.command === "facts/save" ? refused.failure : undefined;
  const notGone = refused?.command === "own-goods" ? refused.message : undefined;
  const noLogo = refused?.command === "logo/save" ? refused.message : undefined;
  const noTrial = refused?.command === "try" ? refused.failure : undefined;
  const answered = refused && stepOf[refused.command];
  const next = steps.find(({ name, isDone }) => !isDone && name !== "logo")?.name;
  const { delivery, tax } = shared.places;
  const content: Record<StepName, ReactNode> = {
    facts: <FactsForm facts={facts} areSaved={areSaved} failure={failure} />,
    logo: <LogoForms logo={logo} refused={noLogo} />,
    goods: <OwnGoods goods={goods} refused={notGone} />,
    where: <LedTo path={deliveryPath} name={delivery.name} />,
    when: <LedTo path={deliveryPath} name={delivery.name} />,
    tax: <LedTo path={taxPath} name={tax.name} />,
    upi: <LedTo path={taxPath} name={tax.name} />,
    trial: <TrialForm trial={setup.trial} failure={noTrial} tried={refused?.tried} />,
  };
  return steps.map(({ name, isDone }) => (
    <SetupStep
      key={`${name} ${isDone}`}
      id={idOfStep(name)}
      {...words.steps[name]}
      isDone={isDone}
      isOpen={name === (answered ?? next)}
    >
      {content[name]}
    </SetupStep>
  ));
}

/** Whose form a command is of; the last is of none. */
const stepOf: Record<RefusedSetup["command"], StepName | null> = {
  "facts/save": "facts",
  "logo/save": "logo",
  "logo/remove": "logo",
  "own-goods": "goods",
  try: "trial",
  finish: null,
};

function LedTo({ path, name }: { path: string; name: string }) {
  return (
    <p>
      <Link to={path} className="link inline-flex min-h-11 items-center">
        {words.goTo(name)}
      </Link>
    </p>
  );
}

/** What the law does not ask for may be left: then the first page says no more of it. */
export function Finish({ setup, refused }: SetupStepsProps) {
  if (setup.isFinished) return <p>{words.isFinished}</p>;
  return (
    <Form method="post" action={setupCommandPath("finish")}>
      {refused?.command === "finish" ? <Alert>{refused.message}</Alert> : null}
      <button type="submit" className="button button-plain">
        {words.finish}
      </button>
    </Form>
  );
}
