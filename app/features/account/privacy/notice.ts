/** The date of the notice that stands in privacy.html: what whoever registers accepts. */
export const noticeVersion = "2026-11-28";
