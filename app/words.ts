export const words = {
  notFound: "Not found – Kirana",
  skip: "Skip to content",
  admin: "Admin",
  allProducts: "All products",
  terms: "Terms and conditions",
  privacy: "Privacy policy",
};
