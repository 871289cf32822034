/** What a product is called that was begun, until it gets a name. */
export const draftName = "New product";
