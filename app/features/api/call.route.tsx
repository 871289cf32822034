import { answerCalls } from "./call/answer-calls.server.ts";
import { apiCalls } from "./document/calls.server.ts";

/** Every address of the API: which call stands there, only the table of calls knows. */
export const loader = answerCalls(apiCalls);
export const action = loader;
