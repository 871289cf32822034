import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  search: "सामान खोजें",
  searchHint: "नाम, ब्रांड, कैटेगरी या ID",
  notFound: (text) => `${text} से कोई सामान नहीं मिला`,
  noneYet: "अभी कोई सामान नहीं",
  thereAreMore: "और भी हैं। ढूँढने के लिए एक शब्द और लिखिए।",
  heads: { productId: "सामान ID", detailId: "ब्रांड ID" },
  columns: {
    productId: "सामान",
    detailId: "ब्रांड",
    name: "नाम",
    category: "कैटेगरी",
    brand: "ब्रांड",
    price: "MRP",
    discount: "छूट",
    weight: "वज़न",
    stock: "स्टॉक",
  },
  soMany: (rows) => `कुल ${rows}`,
  sort: "क्रम",
  sorts: { newest: "नए पहले", name: "नाम से", "sold-out": "स्टॉक खत्म पहले" },
  asCards: "बिना ID",
  edit: "बदलें",
  editName: (name) => `${name} बदलें`,
  delete: "हटाएँ",
  deleteName: (name) => `${name} हटाएँ`,
};
