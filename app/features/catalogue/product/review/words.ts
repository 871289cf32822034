export const words = {
  title: "Your review",
  rating: "Rating",
  comment: "Comment",
  send: "Send review",
  sent: "Thank you for your review.",
};
