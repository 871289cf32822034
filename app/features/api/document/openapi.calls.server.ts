// The document is one more call: it is asked for again, and answered 304 while it is the same.
import * as v from "valibot";
import { answer, defineCall } from "#app/features/api/call/call.ts";
import { apiCalls } from "./calls.server.ts";
import { openApiDocument } from "./openapi.server.ts";

export const openApiCall = defineCall({
  method: "GET",
  path: "/api/openapi.json",
  auth: "anyone",
  summary: "This document",
  answer: v.looseObject({ openapi: v.string() }),
  handle: async ({ request }) => answer(openApiDocument(apiCalls, new URL(request.url).origin)),
});
