/** What washes and cares for a body; a line a kind, as `grocery-words.ts` reads it. */
export const bodyWords = `
Bath & Body: soap, sabun, saabun, sabhun, saban, bath soap, bathing soap, nahane ka sabun, nahane wala sabun, bathing bar, bath bar, beauty soap, साबुन, साबून, नहाने का साबुन, soppu, sope, sabbu, saboon, sabu, sabbina, naha ne no sabu, snan sabun, chan sabun, gaye makha saban, സോപ്പ് ~ nahane, nahane wala, nahane ka
Bath & Body: baby soap, baby sabun, bachon ka sabun, bachcho ka sabun, bacche ka sabun, बच्चों का साबुन, बेबी साबुन, bachche ka sabun, bacche ka soap, bachon ka soap, baby bath soap, shishu sabun
Bath & Body: body wash, bodywash, shower gel, showergel, बॉडी वॉश, शॉवर जेल
Bath & Body: handwash, hand wash, liquid handwash, haath dhone ka sabun, hath dhone ka, हैंडवॉश, हैंड वॉश ~ haath dhone
Bath & Body: talcum powder, talc, talcum, body powder, face powder, टैल्कम पाउडर, टैल्कम, पाउडर > prickly heat talc
Bath & Body: prickly heat powder, prickly heat talc, ghamori powder, ghamoria, ghamori, घमौरी पाउडर, घमौरी ~ ghamauri, prickly heat, garmi daane
Hair Care: shampoo, shampu, sampoo, shampo, sampu, baal dhone wala, baal dhone ka, शैम्पू, शैंपू, शेम्पू, tala snanam shampoo, shyampoo, shyampu
Hair Care: conditioner, kandishnar, hair conditioner, कंडीशनर
Hair Care: coconut hair oil, nariyal hair oil, बालों का नारियल तेल
Hair Care: hair oil, baal ka tel, baalon ka tel, balo ka tel, sir ka tel, sar ka tel, lagane ka tel, हेयर ऑयल, बालों का तेल, बाल का तेल, thalai ennai, talaku nune, tale enne, mathar tel, chul er tel, chuler tel, kesanche tel, vaal nu tel, mathe da tel, kesh tel, thalaikku ennai, talai ennai, juttu nune, mathe ka tel, kesacha tel, kesa tel, choler tel, talenne, thale enne, mudi enna
Hair Care: amla oil, amla hair oil, amla tel, awla tel, आंवला तेल
Hair Care: almond oil, badam oil, badam tel, badam ka tel, almond hair oil, बादाम तेल
Hair Care: henna, mehndi, mehendi, mehandi, mahendi, heena, hena, henna powder, मेहंदी, मेंहदी, हिना, marudhani, maruthani, gorintaku, mehandi powder, gorante, mailanchi ~ safed baal
Hair Care: hair colour, hair color, hair dye, baal kala karne wala, baal rang, kala color, hair colour natural black, हेयर कलर, हेयर डाई ~ baal kale, baal kale karne, baal kala karne, baal kaala, safed baal, grey hair, gray hair, white hair, hair dye, hair colouring, mudi dye
Hair Care: hair serum, serum, हेयर सीरम
Hair Care: hair gel, hair styling gel, styling gel, हेयर जेल
Hair Care: anti dandruff shampoo, dandruff shampoo, rusi shampoo, rusi wala shampoo, roosi wala shampoo, podugu shampoo, chundru shampoo, khodo shampoo, kondyacha shampoo ~ dandruff, anti dandruff, rusi, roosi, russi, khushki, dander, podugu, chundru, thalai podugu, रूसी, डैंड्रफ
Hair Care: anti hair fall shampoo, hair fall shampoo, hairfall shampoo, baal jhadne ka shampoo ~ hair fall, hairfall, baal jhadna, baal jhadne, baal jharna, baal girna, baal girne, baal tootna, mudi kottudhal, juttu ralipovadam, kes galne, बाल झड़ना
Oral Care: toothpaste, tooth paste, dant kanti, dantkanti, दंत कांति, toothpest, tuthpaste, paste, dant paste, manjan, tooth pest, टूथपेस्ट, टूथ पेस्ट, मंजन, pal podi paste, pallu paste, dant mandan, daant ka paste, daton paste, dant saaf karne wala paste ~ dant saaf karne, daant saaf karne, dant saaf, teeth cleaning, teeth whitening
Oral Care: toothbrush, tooth brush, brush, tuthbrush, dant brush, ब्रश, टूथब्रश, टूथ ब्रश, pal brush, pallu brush, daant ka brush, dant saaf karne ka brush, daant saaf karne ka brush, datun, daton, दाँत साफ करने का ब्रश, दांत साफ करने का ब्रश, pal thulakki
Oral Care: tooth powder, dant manjan, manjan, lal dant manjan, lal manjan, dantmanjan, दंत मंजन, दन्त मंजन, टूथ पाउडर, pal podi, pallu podi, dantmanjan lal, daanton ka manjan, dant manjan lal
Oral Care: mouthwash, mouth wash, mouth freshener, mouth freshner, kulla, माउथवॉश ~ bad breath, mouth smell, muh ki badbu, munh ki badbu, muh badbu, muh se badbu, saans ki badbu, muh ki smell
Oral Care: floss, dental floss, फ्लॉस
Oral Care: tongue cleaner, jeebhi, jibhi, jeebh cleaner, tongue scraper, जीभी, टंग क्लीनर, ulia, jibh cleaner, naakku cleaner
Oral Care: denture tablets, denture cleaner, denture cleansing tablets
Oral Care: sensitive teeth toothpaste, sensitive toothpaste ~ sensitive teeth, sensitive, daant me jhanjhanahat, jhanjhanahat, daant jhanjhanahat, thanda garam lagna, tooth sensitivity, sensitivity, daant me dard
Skin Care: cold cream, winter cream, कोल्ड क्रीम ~ dry skin, rukhi twacha, rukhi skin, rookhi twacha, fati ediyan, fati ediya, phati ediyan, phati edi, fati edi, sardi ki cream, winter skin, cracked heels, crack heel
Skin Care: cream, krim, क्रीम > face cream, skin cream, cold cream
Skin Care: fairness cream, gora hone ki cream, फेयरनेस क्रीम > face cream
Skin Care: face cream, skin cream, face krim, फेस क्रीम > cold cream
Skin Care: face wash, facewash, fase wash, muh dhone ka, munh dhone ka, फेस वॉश, फेसवॉश ~ pimple, pimples, acne, muhase, muhaase, keel muhase, oily skin, muh dhone, daag dhabbe
Skin Care: body lotion, lotion, moisturiser, moisturizer, losan, बॉडी लोशन, लोशन, मॉइस्चराइजर ~ dry skin, rukhi twacha, rukhi skin
Skin Care: sunscreen, sun screen, sunblock, sunscreen lotion, सनस्क्रीन ~ sunburn, sun burn, tanning, dhoop se bachne, dhoop se bachne ki cream, dhup se bachne, sun protection, uv protection, spf
Skin Care: petroleum jelly, vaseline, vaselin, वैसलीन, jelly ~ dry skin, fati ediyan, phati ediyan, cracked heels, fate hoth, dry lips
Skin Care: rose water, gulab jal, gulabjal, गुलाब जल, गुलाबजल, pannir neer, gulab pani
Skin Care: lip balm, lipbalm, लिप बाम ~ fate hoth, phate honth, dry lips, cracked lips
Skin Care: scrub, face scrub, स्क्रब
Skin Care: multani mitti, multani matti, face pack, fullers earth, मुल्तानी मिट्टी, फेस पैक
Skin Care: aloe vera gel, aloe gel, alovera gel, aloe vera, एलोवेरा जेल, घृतकुमारी
Feminine Hygiene: sanitary pad, sanitary pads, sanitary napkin, sanitary napkins, pad, pads, periods pad, period pad, napkin, sanetry pad, सैनिटरी पैड, पैड, सेनेटरी पैड, नैपकिन, सैनिटरी नैपकिन ~ period, periods, monthly pads, mahwari, maahwari, masik, mc pad, ladies pad, ladies pads, girls pads, menstruation, माहवारी, पीरियड
Feminine Hygiene: panty liner, panty liners, pantyliner, पैंटी लाइनर
Feminine Hygiene: tampon, tampons, टैम्पोन
Feminine Hygiene: menstrual cup, period cup, मासिक कप, मेंस्ट्रुअल कप
Feminine Hygiene: intimate wash, intimate hygiene wash, इंटिमेट वॉश
Grooming: razor, rezar, rejar, shaver, ustara, shaving razor, रेजर, रेज़र, उस्तरा ~ shaving, shave, dadhi banane, daadhi banane
Grooming: blade, blades, bled, shaving blade, double edge blades, ब्लेड
Grooming: shaving cream, shave cream, daadhi cream, dadhi ki cream, saving cream, शेविंग क्रीम ~ shaving, shave, dadhi banane, dadhi banane ka, daadhi banane, shaving ka saman, daadhi, dadhi, हजामत, hajamat
Grooming: shaving foam, foam, शेविंग फोम
Grooming: shaving gel, शेविंग जेल
Grooming: after shave, aftershave, after shave lotion, आफ्टर शेव
Grooming: deodorant, deo, deodrant, diyo, body spray, deo spray, डियो, डिओ, डियोड्रेंट ~ paseena, pasina, paseene ki badbu, body odour, sweat
Grooming: perfume, scent, sent, itr, attar, khushboo, परफ्यूम, इत्र, सेंट > pocket perfume, perfume spray
Grooming: beard oil, beard growth oil, dadhi oil, dadhi ka tel, बियर्ड ऑयल
Grooming: alum, fitkari, phitkari, fitkiri, alum block, alum shaving block, फिटकरी, फिटकिरी
`;
