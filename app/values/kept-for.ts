// How long what is kept, with the reason: the legal texts say so, and the code keeps to it.

/** A month: long enough for who shops weekly. Signing out ends it at once. */
export const sessionDays = 30;
/** That a browser was signed in on before: browsers keep no cookie for longer. */
export const deviceDays = 400;
/** The cart and the PIN code typed in it, for who comes back after half a year. */
export const cartDays = 180;
/** Long enough for a slow message, too short to guess six digits in five tries. */
export const codeMinutes = 10;
/** Pictures of complaints: as long as somebody may still ask about one, half a year. */
export const complaintPictureDays = 180;
/** Papers and their orders, from the due date of the year's return: section 36 of the CGST Act, 2017. */
export const taxMonths = 72;
