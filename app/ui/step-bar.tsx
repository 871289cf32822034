const steps = [
  { id: "sign-in", label: "Sign In", to: "/login?redirect=/shipping" },
  { id: "shipping", label: "Shipping", to: "/shipping" },
  { id: "payment", label: "Payment", to: "/payment" },
  { id: "place-order", label: "Place Order", to: "/placeorder" },
] as const;

export type CheckoutStep = (typeof steps)[number]["id"];

/** Where the shopper stands on the way to an order; only finished steps are links. */
export function StepBar({ current }: { current: CheckoutStep }) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label="Checkout" className="mb-4">
      <ol className="flex flex-wrap gap-1 text-center text-xs">
        {steps.map(({ id, label, to }, index) => (
          <li
            key={id}
            aria-current={index === at ? "step" : undefined}
            className={`flex min-h-11 grow items-center justify-center border-t-4 ${index < at ? "border-leaf" : index === at ? "border-turmeric font-bold" : "border-line text-stone"}`}
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
