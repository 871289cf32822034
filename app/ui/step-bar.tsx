import { words } from "./some-pages.words.ts";

type Step<Id extends string> = { id: Id; label: string; to: string };

/** Where the shopper stands on a way of several pages; only finished steps are links. */
export function StepBar<Id extends string>({
  steps,
  current,
  label: name = words.checkout,
}: {
  steps: readonly Step<Id>[];
  current: NoInfer<Id>;
  label?: string;
}) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={name} className="mb-4">
      <ol className="flex flex-wrap gap-1 text-center text-xs">
        {steps.map(({ id, label, to }, index) => (
          <li
            key={id}
            aria-current={index === at ? "step" : undefined}
            className={`flex min-h-11 flex-1 items-center justify-center border-t-4 ${index < at ? "border-leaf" : index === at ? "border-turmeric font-bold" : "border-line text-stone"}`}
          >
            {index < at ? (
              <a href={to} className="link flex min-h-11 w-full items-center justify-center">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
