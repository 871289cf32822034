/** Of what waits more are not counted: "9+". */
export const mostCounted = 9;
