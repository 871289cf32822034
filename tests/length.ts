/** As in `npm run test:long`: `npm test` does the same in a short form. */
export const isFullLength = process.env.TEST_LENGTH === "full";
