import { maxLines, maxQty } from "#app/values/limits.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  added: "कार्ट में डल गया",
  notSold: "यह सामान नहीं मिलता",
  whyNotSold: "शायद यह अब नहीं आता, या इसका नाम बदल गया है।",
  noBrand: "चुना हुआ ब्रांड अभी नहीं है।",
  noPack: "चुना हुआ पैक अभी नहीं है।",
  chooseCount: `1 से ${maxQty} तक पैक चुनिए।`,
  fullCart: `कार्ट में ज़्यादा से ज़्यादा ${maxLines} तरह के पैक आते हैं।`,
};
