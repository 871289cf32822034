export const words = {
  ages: ["0–7 days", "8–30 days", "31–90 days", "Over 90 days"],
};
