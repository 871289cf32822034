/** Oils, eggs and dairy; a line a kind, as `grocery-words.ts` reads it. */
export const oilsDairyWords = `
Oils: oil, tel, tail, taila, cooking oil, khane ka tel, edible oil, refined oil, refined, तेल, ऑयल, तेल खाने का, खाने का तेल, रिफाइंड, रिफाइंड तेल, ennai, nune, enne, enna, tela, yennai, telo, എണ്ണ ~ cooking, frying, deep fry, talne ka tel
Oils: mustard oil, sarso, sarson, sarso tel, sarson tel, sarso ka tel, sarson ka tel, sarso oil, rai ka tel, kachi ghani, kacchi ghani, kachi ghani oil, सरसों, सरसों तेल, सरसों का तेल, सरसो का तेल, कच्ची घानी, karua tel, kadua tel, karu tel, sorser tel, shorsher tel, sarser tel, shorshe tel, sarson da tel, rai nu tel, rai tel, mohriche tel, kadugu ennai, aava nune, avala nune, sasive enne, kaduku enna, sarso ke tel, सरसों के तेल, সরষের তেল, સરસવ તેલ, ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ, kadugenna
Oils: sunflower oil, sunflower, surajmukhi, surajmukhi tel, surajmukhi ka tel, sun flower oil, सूरजमुखी, सूरजमुखी तेल, सूरजमुखी का तेल, सनफ्लावर ऑयल, suryakanti ennai, sooryakanthi ennai, suryakanthi enne, suryamukhi tel, surajmukhi nu tel, poddu tirugudu nune, proddu tirugudu nune, surjomukhi tel
Oils: groundnut oil, peanut oil, moongfali tel, mungfali tel, moongfali ka tel, singtel, sing tel, मूंगफली तेल, मूंगफली का तेल, shengdana tel, kadalai ennai, kadala ennai, verkadalai ennai, verusenaga nune, palli nune, pallila nune, kadlekai enne, kadalekayi enne, shenga enne, sing nu tel, magfali tel, magfali nu tel, shengdanyache tel, நிலக்கடலை எண்ணெய்
Oils: soyabean oil, soybean oil, soya oil, soya bean oil, soya tel, soyabean tel, सोयाबीन तेल, सोयाबीन का तेल, सोया तेल
Oils: coconut oil, nariyal tel, nariyal ka tel, khopra tel, khobra tel, khobrel, khobrel tel, coco oil, नारियल तेल, नारियल का तेल, coconut cooking oil, thengai ennai, tengai ennai, thenga ennai, kobbari nune, kobbari enne, tengina enne, thengina enne, velichenna, vellichenna, nalikera enna, narkel tel, narkol tel, kopra tel, kobrel tel, khobarel tel, khobarel, kobrel, nariyel nu tel, khopra nu tel, narel tel, தேங்காய் எண்ணெய், కొబ్బరి నూనె, ತೆಂಗಿನ ಎಣ್ಣೆ, വെളിച്ചെണ്ണ, નારિયેળ તેલ > coconut hair oil
Oils: sesame oil, til oil, til tel, til ka tel, gingelly, gingelly oil, nallennai, तिल तेल, तिल का तेल, nalla ennai, nallenna, ellu ennai, nuvvula nune, nuvvulu nune, ellenne, ellu enne, tal nu tel, tilache tel, tiler tel, నువ్వుల నూనె, നല്ലെണ്ണ
Oils: olive oil, jaitun, jaitun tel, jaitoon, jaitun ka tel, zaitoon, zaitun, जैतून, जैतून का तेल, जैतून तेल
Oils: rice bran oil, rice bran cooking oil, ricebran oil, rice bran, chawal bhusi tel, राइस ब्रान ऑयल
Oils: palm oil, palmolein, palmolein oil, palm tel, पाम तेल, पामोलीन
Oils: ghee, ghi, gheee, gee, desi ghee, desi ghi, gai ka ghee, gay ka ghee, cow ghee, shudh ghee, shuddh ghee, toop, tup, neyyi, घी, देसी घी, देशी घी, गाय का घी, शुद्ध घी, तूप, clarified butter, nei, neyi, neyyu, ney, tuppa, sajuk tup, gavran tup, ghiu, gheo, desi gheo, ghyo, ghyu, gawa ghee, ghi desi, gay nu ghee, നെയ്യ്, ਘਿਓ, ଘିଅ
Oils: vanaspati, vanaspati ghee, dalda, dalada, वनस्पति, वनस्पति घी, डालडा
Oils: blended oil, blended cooking oil, gold oil, gold blended oil
Oils: cottonseed oil, kapasia, kapasiya tel, binola, कपासिया तेल
Eggs & Dairy: egg, anda, ande, andaa, andey, anday, andda, अंडा, अंडे, अण्डा, अण्डे, mutta, muttai, guddu, gudlu, kodi guddu, kodi gudlu, kodiguddu, motte, koli motte, kozhi mutta, dim, deem, andi, eenda, aanda, murgi ke ande, മുട്ട
Eggs & Dairy: milk, doodh, dudh, dhood, doodha, dood, dugdh, toned milk, amul taaza, amul taza, amul tazza, taaza milk, taaza doodh, taza doodh, amul taja, दूध, दुध, पाल, paal, मिल्क, pal, palu, haalu, halu, dudu, dudha
Eggs & Dairy: curd, dahi, dahee, dahii, dhahi, yogurt, yoghurt, yogart, दही, योगर्ट, tayir, mosaru, thayir, thair, thayiru, tayiru, perugu, thairu, doi, tok doi, mishti doi, daee, daii, dahin, dahi wala, ಮೊಸರು, দই
Eggs & Dairy: buttermilk, butter milk, chaas, chas, chaach, chach, chhachh, chhaas, mattha, matha, छाछ, मट्ठा, छास, taak, mor, neer mor, majjiga, majjige, moru, sambharam, ghol, tak, chhas, chas masala, chhachh మజ్జిగ ~ lassi
Eggs & Dairy: butter, makhan, makkhan, makkan, maakhan, makhkhan, maska, loni, मक्खन, मख्खन, बटर, table butter, vennai, venna, benne, makhon, maakhon, makhni, makhani, lonee, వెన్న, വെണ്ണ
Eggs & Dairy: paneer, panir, panner, paner, cottage cheese, chhena, पनीर, पनिर, chhana, ponir
Eggs & Dairy: cheese, cheez, chees, cheeze, chese, चीज़, चीज > cheese slice, cheese cube, cheese spread
Eggs & Dairy: cream, malai, fresh cream, whipping cream, मलाई, ताज़ी मलाई, क्रीम
Eggs & Dairy: shrikhand, shreekhand, srikhand, श्रीखंड, श्रीखण्ड, matho, chakka
Eggs & Dairy: khoya, khoa, mawa, mava, खोया, मावा
`;
