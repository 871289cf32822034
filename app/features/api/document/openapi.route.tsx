import { answerCalls } from "#app/features/api/call/answer-calls.server.ts";
import { openApiCall } from "./openapi.calls.server.ts";

export const loader = answerCalls([openApiCall]);
export const action = loader;
