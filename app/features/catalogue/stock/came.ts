/** How many came of a pack: the name of its field. */
export const cameField = (financialId: string) => `came.${financialId}`;

const name = /^came\.(\w+)$/;

/** The pack of a field, or null where it is another one. */
export const packOfField = (field: string): string | null => name.exec(field)?.[1] ?? null;
