import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "दाम और स्टॉक: पहले के बदलाव",
  nothingSaved: "अभी कुछ सेव नहीं किया गया।",
  toPrices: "दाम बदलें",
  lastSave: "पिछली बार सेव",
  aSave: "दाम सेव किए गए",
  whatWasSaved: "क्या सेव हुआ",
  noSuchSave: "ऐसा कुछ सेव नहीं हुआ।",
  packGone: "यह पैक अब नहीं है",
  changed: (packs) => counted("hi", packs, { one: `${packs} पैक बदला`, other: `${packs} पैक बदले` }),
  setBack: (packs) =>
    counted("hi", packs, {
      one: `${packs} पैक पहले जैसा किया`,
      other: `${packs} पैक पहले जैसे किए`,
    }),
  andMore: (packs) => `और ${packs} पैक`,
  stockBy: (change) => `स्टॉक ${change}`,
  putBack: "फिर से लागू करें",
  undone: "वापस लिया गया",
  tooMuchAtOnce: "अभी एक साथ बहुत कुछ बदल रहा है। फिर कोशिश कीजिए।",
  nothingUndone: "कुछ वापस नहीं लिया गया: ये पैक पहले जैसे नहीं हो सकते।",
  undoOthers: (packs) => `बाकी ${packs} पैक वापस लें`,
  nothingToUndo: "वापस लेने को कुछ नहीं",
};
