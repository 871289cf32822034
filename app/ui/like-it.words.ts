export const words = { likeIt: "Similar:" };
