import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recordCash } from "./record-cash.server.ts";
import { answerStep, leadToOrder } from "./answer-step.server.ts";
import { RefusedStepPage } from "./refused-step.tsx";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, { take: recordCash, done: "Cash received is recorded" });
}

export default RefusedStepPage;
