import type { CounterStep } from "#app/features/orders/counter/counter-steps.ts";

/** The form that the ticks of a group's orders belong to. */
export const severalForm = (step: CounterStep) => `several-${step}`;
