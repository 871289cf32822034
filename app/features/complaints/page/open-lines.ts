import type { ComplainedLine } from "#app/features/complaints/complaint.ts";

/** Packs of an order that came and are not complained about. */
export type OpenLine = ComplainedLine;

export const countField = (financialId: string) => `qty-${financialId}`;
export const shelfField = (financialId: string) => `shelf-${financialId}`;
