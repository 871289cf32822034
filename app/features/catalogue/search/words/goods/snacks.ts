/** Dry fruits, snacks, biscuits; a line a kind, as `grocery-words.ts` reads it. */
export const snacksWords = `
Dryfruits: almond, badam, badaam, baadam, badam giri, बादाम, almonds, badam paruppu, badami, kath badam, katbadam, badam pappu, பாதாம், బాదం, ബദാം
Dryfruits: cashew, cashews, kaju, kajoo, kaaju, cashew nut, cashewnut, काजू, काजु, mundhiri, mundiri, munthiri, mundhiri paruppu, munthiri paruppu, jeedi pappu, jeedipappu, jidipappu, godambi, geru beeja, andiparippu, kashuvandi, kajubadam, kaju tukda, hijli badam, കശുവണ്ടി > broken cashew
Dryfruits: pistachio, pistachios, pista, pistaa, roasted salted pistachio, पिस्ता, pistha, pesta
Dryfruits: walnut, walnut kernel, akhrot, akroot, akhroot, akrot, अखरोट, akhrod, akharot, akrod
Dryfruits: raisin, raisins, green raisin, kishmish, kismis, kishmis, kismish, किशमिश, किसमिस, manuka, munakka, मुनक्का, manukka, drakshi, vona drakshi, ona drakshi, ular dratchai, ularndha dratchai, draksha, endu draksha, kismisu, unakka munthiri, kali draksh, darakh, manuke, munakka kali, திராட்சை, દ્રાક્ષ, saugi, ularndha thiratchai, ularntha thiratchai, thiratchai
Dryfruits: anjeer, anjir, fig, dried fig, अंजीर, athipazham, athi pazham, anjura, anjeera
Dryfruits: date, dates, khajur, khajoor, khajoori, chuara, chhuara, seedless dates, खजूर, खजुर, छुहारा, pericham pazham, pericham, kharjura, kharjuram, kharjoora, eenthapazham, khejur
Dryfruits: makhana, makhaana, makhane, phool makhana, fox nut, foxnut, lotus seed, gorgon nut, मखाना, मखाने, फूल मखाना, makana, makhanna, phool makhane, thamarai vithai, thamara vithai, thamarai vidhai ~ vrat, upvas, upwas, upavas, fasting, fasting food, farali, navratri, ekadashi
Dryfruits: mixed dry fruits, mix dry fruits, dry fruit, dryfruit, dry fruits, mewa, meva, panchmewa, sookha mewa, mixed dry fruit, मेवा, ड्राई फ्रूट, सूखा मेवा, मेवे
Dryfruits: charoli, chironji, chirongi, charoli seed, चिरौंजी, चारोली
Dryfruits: cranberry, cranberries, dried cranberry, karonda
Dryfruits: peanut, groundnut, moongfali, mungfali, mungphali, moongphali, mumfali, shengdana, singdana, nilakkadalai, verkadalai, நிலக்கடலை, வேர்க்கடலை, मूंगफली, मूँगफली, मुंगफली
Snacks & Breakfast: poha, pohe, pohaa, poha thick, flattened rice, beaten rice, chivda, chiwda, aval, avalakki, पोहा, पोहे, चिवड़ा, thick poha, atukulu, avil, chirey, chire, chuda, choora, chura, poha mota, പൗവ, પૌંઆ, চিঁড়ে, kandepohe, kanda pohe, chira ~ nashta, breakfast
Snacks & Breakfast: noodles, noodle, nodles, atta noodles, hakka noodles, chowmein, chow mein, chaumin, नूडल्स, नूडल, चाउमीन
Snacks & Breakfast: maggi, maggie, megi, maggy, megee, मैगी, मेगी > masala noodles, instant noodles
Snacks & Breakfast: chips, chip, wafer, wafers, potato chips, aloo chips, crisps, potato wafers, चिप्स, आलू चिप्स, वेफर्स
Snacks & Breakfast: namkeen, namkin, nmkeen, farsan, mixture, नमकीन, फरसाण > bhujia, sev ~ mehmaan, guest snacks, chai ke saath
Snacks & Breakfast: bhujia, bhujiya, bujia, bhujiyaa, aloo bhujia, bhujia sev, sev, shev, seviya bhujia, भुजिया, सेव
Snacks & Breakfast: aloo bhujia, alu bhujia, aloo bhujiya, आलू भुजिया
Snacks & Breakfast: oats, oat, jai, ots, rolled oats, ओट्स, जई ~ breakfast, nashta, weight loss, diet, diet food, diet wala, wajan kam, vajan kam, motapa, slimming
Snacks & Breakfast: corn flakes, cornflakes, corn flake, corn flex, corn flacks, cereal, makai flakes, कॉर्न फ्लेक्स, कॉर्नफ्लेक्स ~ breakfast, nashta, naashta, nasta, subah ka nashta
Snacks & Breakfast: muesli, musli, museli, granola, fruit nut muesli, म्यूसली ~ breakfast, nashta, weight loss, diet, diet food
Snacks & Breakfast: popcorn, pop corn, popcon, पॉपकॉर्न
Snacks & Breakfast: idli mix, idli, idly mix, rava idli mix, idly, इडली, इडली मिक्स ~ breakfast, nashta
Snacks & Breakfast: dhokla mix, dhokla, khaman, khaman dhokla, ढोकला, खमण ढोकला
Snacks & Breakfast: vermicelli, sevai, seviyan, sewai, semiya, seviya, सेवई, सेवइयां, sevaiya, shavige, semia, semolina vermicelli
Snacks & Breakfast: pasta, पास्ता
Snacks & Breakfast: macaroni, makroni, मैकरोनी
Snacks & Breakfast: daliya, dalia, broken wheat, lapsi, दलिया
Snacks & Breakfast: papad, papar, pappad, appalam, पापड़, पापड
Snacks & Breakfast: kurkure, kurkura, masala munch, कुरकुरे
Biscuits & Chocolates: biscuit, biscuits, biskut, biskit, biscut, biskoot, बिस्कुट, बिस्किट, biskot, biscuts, biskutt, பிஸ்கட், బిస్కెట్, ಬಿಸ್ಕತ್ತು, ബിസ്ക്കറ്റ് > cookie, cookies
Biscuits & Chocolates: cookie, cookies, kukis, कुकीज़, कुकीज
Biscuits & Chocolates: chocolate, chocolates, choklet, chocklet, choclate, choco, chokolate, चॉकलेट, चाकलेट
Biscuits & Chocolates: dairy milk, dairy milk chocolate, deri milk, डेयरी मिल्क, डेरी मिल्क
Biscuits & Chocolates: toffee, toffi, tofi, candy, goli, lollipop, टॉफी, टाफी, गोली, कैंडी
Biscuits & Chocolates: parle g, parleg, parle ji, glucose biscuit, glucose biscuits, पारले जी, पार्ले जी
Biscuits & Chocolates: cake, pastry, केक > choco pie
Biscuits & Chocolates: crackers, cracker, namkeen biscuit
Biscuits & Chocolates: wafer, wafers, wafer fingers
Biscuits & Chocolates: kitkat, kit kat, किटकैट, किट कैट > wafer fingers
Biscuits & Chocolates: marie, marie biscuit, marie biscuits, marie gold, mari biscuit, mariegold, मैरी, मैरी बिस्किट, मैरी गोल्ड
`;
