import type { Same } from "./language.ts";
import type { words as english } from "./roles.words.ts";

export const words: Same<typeof english> = {
  names: { owner: "मालिक", cashier: "कैशियर", packer: "पैकर", rider: "राइडर" },
  whose: {
    admin: "यह मालिक के लिए है।",
    till: "यह मालिक और कैशियर के लिए है।",
    deliver: "यह मालिक, कैशियर और राइडर के लिए है।",
    counter: "यह मालिक, कैशियर और पैकर के लिए है।",
    stock: "यह मालिक और पैकर के लिए है।",
    run: "यह राइडर के लिए है।",
  },
};
