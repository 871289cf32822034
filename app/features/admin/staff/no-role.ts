/** A form has no null. It stands apart from the schema, which a browser does not get. */
export const noRole = "none";
