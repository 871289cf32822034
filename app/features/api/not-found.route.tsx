import { answerCalls } from "./call/answer-calls.server.ts";

/** No call stands at any other path. */
export const loader = answerCalls([]);
export const action = loader;
