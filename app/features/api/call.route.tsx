import { answerCalls } from "./call/answer-calls.server.ts";
import { apiCalls } from "./document/calls.server.ts";

/** Every call of the table; each of its paths stands in routes.ts. */
export const loader = answerCalls(apiCalls);
export const action = loader;
