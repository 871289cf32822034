// What a scanner reads off a pack: the owner says it, and the shop's people find packs by it.
import * as v from "valibot";
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { financialJson } from "#app/features/api/products/product-json.server.ts";
import { CodeField, CodesBody } from "#app/features/catalogue/codes/code.schema.ts";
import {
  type CodedPack,
  findByCode,
  selectCoded,
} from "#app/features/catalogue/codes/find-by-code.server.ts";
import { saveCodes } from "#app/features/catalogue/codes/save-codes.server.ts";
import { financials } from "#db/schema/products.ts";
import { eq } from "drizzle-orm";
import { CodedPackJson } from "./code.schema.ts";

const noPack = refuse(404, "There is no such pack.");

const saveCodesCall = defineCall({
  method: "PUT",
  path: "/api/financials/{id}/codes",
  auth: "admin",
  isRepeatable: true,
  summary: "The codes on a pack, all of them: GTINs of 8, 12, 13 or 14 digits, each of one pack",
  body: CodesBody,
  answer: CodedPackJson,
  refusals: [404, 409],
  example: { params: { id: "0123456789" }, body: { codes: ["8901234567890"] } },
  handle(asked) {
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const saved = await saveCodes(context, id.toWellFormed(), asked.body.codes);
        return saved.ok ? answer(codedJson(saved.pack)) : refuse(saved.status, saved.message);
      },
      async answerNow(context) {
        const [pack] = await selectCoded(context).where(eq(financials.id, id.toWellFormed()));
        return pack ? answer(codedJson(pack)) : noPack;
      },
    });
  },
});

const findByCodeCall = defineCall({
  method: "GET",
  path: "/api/codes/{code}",
  auth: "counter",
  summary: "The pack that has this code",
  answer: CodedPackJson,
  refusals: [404],
  example: { params: { code: "8901234567890" } },
  async handle({ context, params: { code = "" } }) {
    const read = v.safeParse(CodeField, code);
    if (!read.success) return refuse(404, read.issues[0].message);
    const pack = await findByCode(context, read.output);
    return pack ? answer(codedJson(pack)) : noPack;
  },
});

export const codeCalls = [saveCodesCall, findByCodeCall];

function codedJson({ productId, detailId, name, brand, codes, ...pack }: CodedPack) {
  const { financialId } = pack;
  return { ...financialJson(pack), productId, brandId: detailId, financialId, name, brand, codes };
}
