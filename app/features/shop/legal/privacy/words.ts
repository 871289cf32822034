export const words = {
  title: "Privacy Policy – Kirana",
  description:
    "How the Kirana grocery shop uses, shares, keeps and protects your personal data, and your rights.",
};
