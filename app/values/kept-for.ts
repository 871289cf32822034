// How long what is kept, with the reason: the privacy page says so, and the scheduled job keeps to it.

/** Pictures of complaints: as long as somebody may still ask about one, half a year. */
export const complaintPictureDays = 180;
