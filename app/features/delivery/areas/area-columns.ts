/** The areas' file, by a file of its own: the owner's page does not carry what reads it. */
export const areaColumns = "postalCode,fee,freeFrom,minimum";
