import { isPriced } from "#app/values/said/units.ts";

// What people write around a list: greetings, requests, names, numbers to call. None of it asks for
// goods.
const wordsOf = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.normalize("NFC")),
  );

/** Dropped from the ends of a line that asks for something. */
const requests = wordsOf(`
  please pls plz pl kindly send need want required require order bhaiya bhaiyya bhai bhaisahab sir
  bhejo bhejna bhejdo bhejdena bhejiye bhej bhijwa bhijwana dena dedo dijiye dijiyega dijie chahiye chaiye
  chahie lana laana bhi mujhe hame hamein humko
  kripya kripaya kripa krupaya krpya meharbani dein den dejiye dijiyo bhejiyega bhejwa bhijwaiye lao le lena laao manga mangwana
  कृपया भैया भाई भेजो भेजना भेजिए भेजिये भेज देना दीजिए दीजिये दें चाहिए चाहिये लाना भी मुझे हमें`);

/** These mean "give" only behind another word: bhej do, de do, kar dena. */
const givers = wordsOf("bhej bhijwa de kar la rakh bhijwa pack भेज दे कर ला रख भिजवा पैक");
const given = wordsOf("do dena dein den dijiye dijiyega de dedo दो देना दीजिए दीजिये");

const joining = wordsOf("ka ke ki of the का के की and aur और me ya या");

/** A line of nothing but these asks for nothing. */
const around = wordsOf(`
  ji namaste namaskar namaskaar hello helo hi hii hey salaam salam pranam good morning evening afternoon night
  ram shri shree krishna mata di list parchi saman samaan saaman samagri rashan ration kirana grocery groceries
  items item mera meri mere my our this that is are the of for in on at to from by a an and or aur i we you me us today tomorrow aaj kal
  shaam sham subah abhi jaldi asap thanks thank thanku thankyou thx dhanyavad dhanyawad shukriya ok okay done
  home delivery deliver ghar par pe mein ye yeh wo woh sab sabhi kuch ka ke ki ko se hai hain he ho hoga kya aap
  kaise neeche niche following below shop store dukan uncle aunty aunti didi madam mam total time total bill payment
  cash upi gpay paytm phonepe regards from urgent ek baar likh likho likhna lo lijiye tak kitna kitne hua batao bata monthly weekly mahine mahina maheene month
  thik theek bas itna hi dhanyavaad dhanyawaad dhanywad shukriyaa meherbani deliver delivered delivering before after pm am noon baje bje
  aana jaldi se jald tak please pls kindly soon now make sure bring come reach tonight sunday monday tuesday wednesday thursday
  friday saturday regards yours truly faithfully greetings dear respected hope you well thankful vanakkam nandri dhanyavadagalu namaskaram
  जी नमस्ते नमस्कार प्रणाम सलाम राम जय श्री राधे हेलो सुप्रभात सूची लिस्ट पर्ची सामान राशन किराना मेरा मेरी मेरे यह ये वह सब
  धन्यवाद् आभार बजे दें भेजें
  आज कल शाम सुबह अभी जल्दी धन्यवाद शुक्रिया ठीक है हैं का के की को से में पर घर डिलीवरी दुकान अंकल आंटी दीदी कुल और नीचे लिख लिखो लो तक कितना हुआ बताओ महीने बस इतना ही`);

const label =
  /^(name|naam|address|addr|pata|phone|ph|mob|mobile|contact|call|whatsapp|date|total|bill|payment|delivery|time|pin|pincode|नाम|पता|फोन|फ़ोन|मोबाइल)\s*(no\.?|number|नंबर)?\s*[:=-]/iu;
const place = /^(flat|plot|sector|gali|house|h\.?)\s*(no\.?)?\s*[#:-]?\s*[a-z]?-?\d/i;
const phone = /(?<!\d)(\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/;
const clock = /^\d{1,2}[:.]\d{2}\s*([ap]\.?m\.?|baje|बजे)?$/i;
const link = /^https?:\/\/\S+$/i;
const jai = /^(jai|जय)\s+(shri|shree|mata|hind|jinendra|श्री|माता|हिन्द|जिनेन्द्र)/iu;

/**
 * Whether a cleaned line asks for nothing by its look: a number to call, an address, a link, a
 * time.
 */
export function isNoRequest(line: string): boolean {
  return (
    !/\p{L}/u.test(line) || [label, place, phone, clock, link, jai].some((sign) => sign.test(line))
  );
}

/** Whether all words are such as stand around a list. */
export function isCourtesy(words: string[]): boolean {
  return words.every((word, at) => {
    const key = word.toLowerCase();
    if (around.has(key) || requests.has(key) || joining.has(key)) return true;
    const last = words[at - 1]?.toLowerCase() ?? "";
    return givers.has(key) || (given.has(key) && (givers.has(last) || given.has(last)));
  });
}

/** The words without a request behind them: "please", "bhej do", "chahiye". */
export function withoutRequest(words: string[]): string[] {
  const at = (index: number) => words.at(index)?.toLowerCase() ?? "";
  if (requests.has(at(-1))) return withoutRequest(words.slice(0, -1));
  if (given.has(at(-1)) && givers.has(at(-2))) return withoutRequest(words.slice(0, -2));
  return words;
}

const trimmed = (word: string) => {
  const key = word.toLowerCase();
  return requests.has(key) || joining.has(key) || isPriced(key);
};

/** A name without what only leads to it or away from it: "send me", "of", "wala". */
export function trimName(words: string[]): string[] {
  const from = words.findIndex((word) => !trimmed(word));
  return from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !trimmed(word)) + 1);
}
