// The document is one more call: it is asked for again, and answered 304 while it is the same.
import * as v from "valibot";
import { type ApiCall, answer, defineCall } from "#app/features/api/call/call.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import { openApiDocument } from "./openapi.server.ts";

const DocumentJson = v.object({
  openapi: v.string(),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  servers: v.array(v.object({ url: v.string() })),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.looseObject({}),
  components: v.looseObject({}),
});

/** `calls` are asked for when they are described: this one is among them. */
export function describeCalls(calls: () => ApiCall[]): ApiCall {
  return defineCall({
    method: "GET",
    path: "/api/openapi.json",
    auth: "anyone",
    summary: "This document",
    answer: DocumentJson,
    example: {},
    handle: async ({ request, context }) =>
      answer(
        openApiDocument(calls(), {
          origin: new URL(request.url).origin,
          contact: await getShopContact(context),
        }),
      ),
  });
}
