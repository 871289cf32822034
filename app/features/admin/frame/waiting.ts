/** Of what waits more are not counted beside a place: "9+". */
export const mostCounted = 9;
/** The list of what is to be done has the room for more. */
export const mostListed = 99;

export const countText = (count: number, most: number) =>
  count > most ? `${most}+` : String(count);
