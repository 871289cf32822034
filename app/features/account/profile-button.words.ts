export const words = {
  profile: "Profile",
};
