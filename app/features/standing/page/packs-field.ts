/** Of a standing order's form: how many packs each time. */
export const packsField = (financialId: string) => `packs-${financialId}`;
