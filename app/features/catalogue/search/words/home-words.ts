/** As the food's, of what a house needs besides. */
export const homeWords = `
Bath & Body: soap, sabun, saabun, sabhun, saban, bath soap, bathing soap, nahane ka sabun, nahane wala sabun, bathing bar, bath bar, beauty soap, साबुन, साबून, नहाने का साबुन
Bath & Body: baby soap, baby sabun, bachon ka sabun, bachcho ka sabun, bacche ka sabun, बच्चों का साबुन, बेबी साबुन
Bath & Body: body wash, bodywash, shower gel, showergel, बॉडी वॉश, शॉवर जेल
Bath & Body: handwash, hand wash, liquid handwash, haath dhone ka sabun, hath dhone ka, हैंडवॉश, हैंड वॉश
Bath & Body: talcum powder, talc, talcum, body powder, face powder, टैल्कम पाउडर, टैल्कम, पाउडर > prickly heat talc
Bath & Body: prickly heat powder, prickly heat talc, ghamori powder, ghamoria, ghamori, घमौरी पाउडर, घमौरी
Cleaning Essentials: detergent, detergent powder, washing powder, kapde dhone ka powder, kapda dhone ka powder, surf, sarf, laundry powder, डिटर्जेंट, डिटरजेंट, सर्फ, वॉशिंग पाउडर, कपड़े धोने का पाउडर
Cleaning Essentials: detergent bar, detergent soap, detergent bar soap, washing soap, detergent cake, kapde dhone ka sabun, kapde ka sabun, kapda sabun, tikia, कपड़े धोने का साबुन, कपड़े का साबुन
Cleaning Essentials: dishwash, dishwash bar, dishwash liquid, dish wash, dish soap, bartan sabun, bartan ka sabun, bartan dhone ka sabun, bartan bar, bartan, utensil cleaner, बर्तन, बर्तन साबुन, बर्तन धोने का साबुन, बर्तन का साबुन
Cleaning Essentials: floor cleaner, pocha, pochha, farsh cleaner, फर्श क्लीनर, पोछा
Cleaning Essentials: phenyl, finail, phenol, finyl, phenyle, fenyl, phinyle, finayle, phinyl, black phenyl, फिनाइल, फिनायल, काली फिनाइल
Cleaning Essentials: toilet cleaner, toilet saaf karne wala, toilet saf karne ka, latrine cleaner, harpik, harpic, टॉयलेट क्लीनर, हार्पिक
Cleaning Essentials: glass cleaner, kaanch cleaner, kaanch saaf karne wala, sheesha saaf karne wala, surface cleaner spray, ग्लास क्लीनर, glass surface cleaner spray
Cleaning Essentials: scrubber, scrub pad, juna, bartan juna, jhuna, jali, steel wool, स्क्रबर, जूना
Cleaning Essentials: broom, jhadu, jhaadu, jharu, jadu, phool jhadu, floor broom, झाड़ू, झाडू, फूल झाड़ू
Cleaning Essentials: fabric conditioner, fabric softener, softener, comfort, फैब्रिक कंडीशनर
Home Needs: mosquito coil, machhar coil, kachua chhap, coil, machhar agarbatti, मच्छर कॉइल, मच्छर अगरबत्ती
Home Needs: mosquito repellent, machhar, macchar, machar, machhar bhagane ka, machhar ki dawa, mosquito, mosquito liquid, mosquito refill, मच्छर, मच्छर की दवा > mosquito coil, mosquito racquet, mosquito repellent liquid
Home Needs: bulb, led bulb, led, balb, light bulb, बल्ब, एलईडी, एलईडी बल्ब
Home Needs: battery, batteries, batry, cell, pencil cell, aa cell, aa batteries, बैटरी, सेल, पेंसिल सेल
Home Needs: matches, matchbox, match box, machis, maachis, machish, safety matches, diya salai, माचिस
Home Needs: candle, candles, mombatti, mom batti, mombati, मोमबत्ती, household candles
Home Needs: insect killer, insect killer spray, cockroach killer, cockroach spray, cockroach, tilchatta, keede ki dawa, कॉकरोच, तिलचट्टा, कीड़े मारने की दवा
Home Needs: air freshener, room freshener, freshener, room spray, एयर फ्रेशनर, रूम फ्रेशनर
Home Needs: naphthalene ball, naphthalene balls, phenyl goli, finail goli, kapoor goli, moth balls, mothballs, फिनाइल गोली
Home Needs: extension board, power strip, extension cord, एक्सटेंशन बोर्ड
Home Needs: tissue, tissue paper, napkin paper, टिशू पेपर
Home Needs: garbage bag, dustbin bag, kachra bag, कूड़े की थैली
Home Needs: foil, aluminium foil, फॉइल
Hair Care: shampoo, shampu, sampoo, shampo, sampu, baal dhone wala, baal dhone ka, शैम्पू, शैंपू, शेम्पू
Hair Care: conditioner, kandishnar, hair conditioner, कंडीशनर
Hair Care: coconut hair oil, nariyal hair oil, बालों का नारियल तेल
Hair Care: hair oil, baal ka tel, baalon ka tel, balo ka tel, sir ka tel, sar ka tel, lagane ka tel, हेयर ऑयल, बालों का तेल, बाल का तेल
Hair Care: amla oil, amla hair oil, amla tel, awla tel, आंवला तेल
Hair Care: almond oil, badam oil, badam tel, badam ka tel, almond hair oil, बादाम तेल
Hair Care: henna, mehndi, mehendi, mehandi, mahendi, heena, hena, henna powder, मेहंदी, मेंहदी, हिना
Hair Care: hair colour, hair color, hair dye, baal kala karne wala, baal rang, kala color, hair colour natural black, हेयर कलर, हेयर डाई
Hair Care: hair serum, serum, हेयर सीरम
Hair Care: hair gel, hair styling gel, styling gel, हेयर जेल
Oral Care: toothpaste, tooth paste, toothpest, tuthpaste, paste, dant paste, manjan, tooth pest, टूथपेस्ट, टूथ पेस्ट, मंजन
Oral Care: toothbrush, tooth brush, brush, tuthbrush, dant brush, ब्रश, टूथब्रश, टूथ ब्रश
Oral Care: tooth powder, dant manjan, manjan, lal dant manjan, lal manjan, dantmanjan, दंत मंजन, दन्त मंजन, टूथ पाउडर
Oral Care: mouthwash, mouth wash, mouth freshener, mouth freshner, kulla, माउथवॉश
Oral Care: floss, dental floss, फ्लॉस
Oral Care: tongue cleaner, jeebhi, jibhi, jeebh cleaner, tongue scraper, जीभी, टंग क्लीनर
Oral Care: denture tablets, denture cleaner, denture cleansing tablets
Skin Care: cold cream, winter cream, कोल्ड क्रीम
Skin Care: cream, krim, क्रीम > face cream, skin cream, cold cream
Skin Care: fairness cream, gora hone ki cream, फेयरनेस क्रीम > face cream
Skin Care: face cream, skin cream, face krim, फेस क्रीम > cold cream
Skin Care: face wash, facewash, fase wash, muh dhone ka, munh dhone ka, फेस वॉश, फेसवॉश
Skin Care: body lotion, lotion, moisturiser, moisturizer, losan, बॉडी लोशन, लोशन, मॉइस्चराइजर
Skin Care: sunscreen, sun screen, sunblock, sunscreen lotion, सनस्क्रीन
Skin Care: petroleum jelly, vaseline, vaselin, वैसलीन, jelly
Skin Care: rose water, gulab jal, gulabjal, गुलाब जल, गुलाबजल
Skin Care: lip balm, lipbalm, लिप बाम
Skin Care: scrub, face scrub, स्क्रब
Skin Care: multani mitti, multani matti, face pack, fullers earth, मुल्तानी मिट्टी, फेस पैक
Skin Care: aloe vera gel, aloe gel, alovera gel, aloe vera, एलोवेरा जेल, घृतकुमारी
Health & Wellness: chyawanprash, chyavanprash, chawanprash, chyawanprasha, chavanprash, chwanprash, च्यवनप्राश, चवनप्राश
Health & Wellness: balm, bam, bham, pain balm, sar dard, sir dard, sardard, sirdard, sar dard ki dawa, sir dard ki dawa, सिर दर्द, सर दर्द, headache balm, pain relief balm, cold balm, बाम
Health & Wellness: pain relief spray, pain spray, dard ka spray, moov, volini, दर्द का स्प्रे
Health & Wellness: bandage, bandages, band aid, bandaid, adhesive bandage, patti, plaster, बैंडेज, पट्टी, बैंड एड
Health & Wellness: antiseptic, antiseptic liquid, dettol liquid, savlon liquid, एंटीसेप्टिक
Health & Wellness: isabgol, isabgul, isapgol, isubgol, isabgol husk, sat isabgol, psyllium, psyllium husk, ईसबगोल, इसबगोल
Health & Wellness: eno, fruit salt, antacid, acidity, gas ki dawa, pet ki gas, ईनो
Health & Wellness: thermometer, tharmameter, thermameter, bukhar machine, थर्मामीटर
Health & Wellness: ors, oral rehydration salts, oral rehydration salts powder, electral, ओआरएस
Health & Wellness: cotton, cotton wool, cotton roll, rui, ruyi, absorbent cotton, रुई, रूई
Health & Wellness: ashwagandha, aswagandha, ashvagandha, ashwagandha tablets, अश्वगंधा
Health & Wellness: throat lozenges, lozenges, khansi ki goli, gale ki goli, cough tablet, खांसी की गोली
Health & Wellness: digestive tablets, hajmola, churan, hajma goli, hajmola goli, हाजमोला, चूरन
Feminine Hygiene: sanitary pad, sanitary pads, sanitary napkin, sanitary napkins, pad, pads, periods pad, period pad, napkin, sanetry pad, सैनिटरी पैड, पैड, सेनेटरी पैड, नैपकिन, सैनिटरी नैपकिन
Feminine Hygiene: panty liner, panty liners, pantyliner, पैंटी लाइनर
Feminine Hygiene: tampon, tampons, टैम्पोन
Feminine Hygiene: menstrual cup, period cup, मासिक कप, मेंस्ट्रुअल कप
Feminine Hygiene: intimate wash, intimate hygiene wash, इंटिमेट वॉश
Grooming: razor, rezar, rejar, shaver, ustara, shaving razor, रेजर, रेज़र, उस्तरा
Grooming: blade, blades, bled, shaving blade, double edge blades, ब्लेड
Grooming: shaving cream, shave cream, daadhi cream, dadhi ki cream, saving cream, शेविंग क्रीम
Grooming: shaving foam, foam, शेविंग फोम
Grooming: shaving gel, शेविंग जेल
Grooming: after shave, aftershave, after shave lotion, आफ्टर शेव
Grooming: deodorant, deo, deodrant, diyo, body spray, deo spray, डियो, डिओ, डियोड्रेंट
Grooming: perfume, scent, sent, itr, attar, khushboo, परफ्यूम, इत्र, सेंट > pocket perfume, perfume spray
Grooming: beard oil, beard growth oil, dadhi oil, dadhi ka tel, बियर्ड ऑयल
Grooming: alum, fitkari, phitkari, fitkiri, alum block, alum shaving block, फिटकरी, फिटकिरी
Pooja Needs: agarbatti, agarbati, agarbathi, agarbatty, agar batti, incense, incense stick, incense sticks, udbatti, अगरबत्ती, अगरबती
Pooja Needs: dhoop, dhup, dhoop stick, dhoop sticks, dhoopbatti, dhup batti, sambrani, loban, धूप, धूपबत्ती, सांब्राणी, लोबान
Pooja Needs: camphor, kapoor, kapur, karpur, karpuram, kapoor tikia, कपूर, कर्पूर
Pooja Needs: wick, wicks, batti, baati, rui batti, diya batti, cotton wicks, बत्ती, बाती, रुई बत्ती, रूई की बत्ती
Pooja Needs: kumkum, kumkum powder, kunkum, roli, sindoor, sindur, कुमकुम, रोली, सिंदूर
Pooja Needs: havan samagri, hawan samagri, havan samagree, samagri, हवन सामग्री, हवन
Pooja Needs: gangajal, ganga jal, गंगाजल, गंगा जल
Pooja Needs: diya, diye, deepak, clay diya, mitti ka diya, दीया, दिया, दीपक, दिये, मिट्टी का दीया
Pooja Needs: lamp oil, pooja oil, puja oil, pooja ka tel, deepam oil, diya oil, पूजा तेल, पूजा का तेल
Pooja Needs: kalava, mauli, kalawa, moli, mouli, raksha sutra, molly, कलावा, मौली, रक्षा सूत्र
Budget Friendly Packages: ration, rashan, rasan, ration combo, राशन
`;
