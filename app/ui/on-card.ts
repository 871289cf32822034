/** A form by itself. */
export const onCard = "rounded-lg border border-line bg-card p-4 md:p-6";
