// What people say around the goods: it names none. Where nothing else is said, it counts.
import { joiningWords } from "./search-words.ts";

const spoken = new Set(
  `mujhe mujhko mere mera meri humko hame hamein hume ham hum aap aapke apne apni apna tum tumhare bhaiya bhaiyya bhai
  didi uncle aunty ji namaste namaskar hello hi madam mummy papa ne bola kaha hai hain tha thi the ho hoga kya
  kaun kaunsa kaunsi konsa kitna kitne kitni kab kahan chahiye chaiye chahie chahiyega dena dedo dijiye dijiyega de dikhao
  dikhana bata batao batana bhej bhejo bhejna bhejdo bhijwa bhijwao bhijwana lao lana laana lene lena le lo aana karo
  karna kar rahi rahe raha gaya gayi gaye ke liye ko se mein me par pe bhi hi to toh aur ya thoda thodi thode sa si se
  achha acha achhi achi accha acchi sabse best badhiya sasta mehenga mahanga jyada zyada kam koi kuch sab jaldi abhi
  aaj kal subah shaam sham tak ghar wala wali wale vala vali ka ki ek baar tell please pls plz kindly send give show want wants need needs
  needed require looking look find buy get order can could would you your i we my our us is are am was do does have has
  had it its this that these those which what where any some good nice great cheap cheaper price low too much very
  because so if there here home house delivery deliver tomorrow today urgently urgent morning evening now also with
  from in on at by an a one something anything thing things chota chhota choti chhoti chote chhote bada badi bade boro nani paas sahab saheb hui hua dabbi tray ta
  amake ektu dao pathaben wali bottle packet packets pack pkt
  मुझे मेरे मेरा मेरी हमें हम आप आपके अपने भैया भाई जी नमस्ते है हैं था थी हो क्या कौन कौनसा कितना कितने चाहिए चाहिये देना दो
  दीजिए दीजिये दिखाओ बताओ भेज भेजो भेजना लाओ लाना लेना कर करना लिए को से पर भी तो या थोड़ा सा अच्छा अच्छी सबसे कोई कुछ सब
  जल्दी अभी आज कल सुबह शाम तक घर एक बार कृपया`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.normalize("NFC")),
);

/** "Do you have": no word of it says what is wanted. */
export function isSpoken(word: string): boolean {
  return spoken.has(word) || joiningWords.has(word);
}
