/** "₹1,200" or "200/-", as on a bill: the number alone. */
export const plainAmount = (typed: string) => typed.replace(/[\s,₹]|\/-\s*$/g, "");
