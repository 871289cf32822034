import { indianDay } from "#app/values/dates.ts";

/** Such as 2026-11. */
export const monthIssued = ({ issuedAt }: { issuedAt: number }) => indianDay(issuedAt).slice(0, 7);
