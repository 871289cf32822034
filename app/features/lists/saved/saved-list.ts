import type { Pack } from "#app/values/quantity.ts";

export type SavedLine = Pack & {
  financialId: string;
  qty: number;
  name: string;
  nameHi: string | null;
  brand: string;
};
export type SavedList = { id: string; name: string; lines: SavedLine[] };

export type SavedOutcome =
  | { ok: true; id: string }
  | { ok: false; status: 400 | 404 | 409; message: string; field?: string };
