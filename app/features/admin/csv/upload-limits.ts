/** What one upload may carry; the command line takes more. */
export const mostPacks = 2000;

/** So many wrong cells are shown: whoever has more begins with these. */
export const mostProblems = 200;
