// A code is of one pack: the table's own key decides, also of two that are saved at once.
import { and, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import { packCodes } from "#db/schema/pack-codes.ts";
import { financials } from "#db/schema/products.ts";
import { packState } from "#app/features/audit/states.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Statements, insertFrom, jsonRows, oneOf } from "#app/platform/statements.server.ts";
import { type CodedPack, nameOfCoded, selectCoded } from "./find-by-code.server.ts";
import { words } from "./words.ts";

export type SavedCodes =
  | { ok: true; pack: CodedPack }
  | { ok: false; reason: "no-pack" | "of-another"; status: 404 | 409; message: string };

type Asked = { financialId: string; codes: string[] };

/** All codes of the pack from now on. */
export function saveCodes(context: RequestContext, financialId: string, codes: string[]) {
  const { db } = context;
  const isGone = and(
    eq(packCodes.financialId, financialId),
    sql`NOT ${oneOf(packCodes.code, codes)}`,
  );
  return write(context, { financialId, codes }, { gone: db.delete(packCodes).where(isGone) });
}

/** One more, as it was scanned. */
export function attachCode(context: RequestContext, financialId: string, code: string) {
  return write(context, { financialId, codes: [code] }, {});
}

async function write(
  context: RequestContext,
  asked: Asked,
  before: Statements,
): Promise<SavedCodes> {
  const { db } = context;
  const { financialId, codes } = asked;
  const given = jsonRows(
    "given",
    codes.map((code) => ({ code })),
  );
  const has = db
    .select({ code: packCodes.code })
    .from(packCodes)
    .where(and(eq(packCodes.code, given.of("code")), eq(packCodes.financialId, financials.id)));
  const written = await writeCatalogue(context, {
    subject: { kind: "pack", id: financialId, state: packState },
    statements: {
      before,
      added: insertFrom(db, packCodes, {
        columns: { code: given.of("code"), financialId: financials.id },
        from: (row) =>
          row
            .from(given.from)
            .crossJoin(financials)
            .where(and(eq(financials.id, financialId), notExists(has))),
      }),
      pack: selectCoded(context).where(eq(financials.id, financialId)),
    },
    cards: null,
    touched: () => [],
    mayBreak: ["code"],
  });
  if (!written.ok) return ofAnother(context, asked);
  const [pack] = written.results.pack;
  return pack
    ? { ok: true, pack }
    : { ok: false, reason: "no-pack", status: 404, message: words.noPack };
}

async function ofAnother(
  context: RequestContext,
  { financialId, codes }: Asked,
): Promise<SavedCodes> {
  const { db } = context;
  const others = db
    .select({ id: packCodes.financialId })
    .from(packCodes)
    .where(and(oneOf(packCodes.code, codes), ne(packCodes.financialId, financialId)));
  const [other] = await selectCoded(context).where(inArray(financials.id, others));
  const code = other?.codes.find((one) => codes.includes(one)) ?? codes[0] ?? "";
  const message = words.ofAnother(code, other ? nameOfCoded(other) : words.noPack);
  return { ok: false, reason: "of-another", status: 409, message };
}
