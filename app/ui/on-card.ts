/** A form by itself on a wide screen; a phone has no room for another edge. */
export const onCard = "md:rounded-lg md:border md:border-line md:bg-card md:p-6";
