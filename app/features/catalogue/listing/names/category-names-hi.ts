import type { CategoryName } from "#app/features/catalogue/listing/category-names.ts";

/** The shop's categories as the Hindi shop calls them. */
export const hindiCategoryNames: Record<CategoryName, string> = {
  "Bath & Body": "नहाने का सामान",
  "Biscuits & Chocolates": "बिस्कुट और चॉकलेट",
  "Cleaning Essentials": "सफ़ाई का सामान",
  "Daily Needs": "रोज़ का सामान",
  Dryfruits: "सूखे मेवे",
  "Feminine Hygiene": "सैनिटरी पैड और देखभाल",
  Flours: "आटा और मैदा",
  "Food Additives": "सॉस और बेकिंग",
  Grooming: "शेविंग और ग्रूमिंग",
  "Hair Care": "बालों की देखभाल",
  "Health & Wellness": "सेहत",
  "Home Needs": "घर का सामान",
  "Nutritional Milk Mixers": "हेल्थ ड्रिंक",
  Oils: "तेल और घी",
  "Oral Care": "दाँतों की देखभाल",
  "Pooja Needs": "पूजा का सामान",
  "Rice & Pulses": "चावल और दालें",
  "Skin Care": "त्वचा की देखभाल",
  "Snacks & Breakfast": "नमकीन और नाश्ता",
  "Spices & Masalas": "मसाले",
  "Tea & Coffee": "चाय और कॉफ़ी",
  "Budget Friendly Packages": "बचत पैक",
  "Eggs & Dairy": "अंडे, दूध और दही",
};
