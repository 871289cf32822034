/** Health and pooja; a line a kind, as `grocery-words.ts` reads it. */
export const healthPoojaWords = `
Health & Wellness: chyawanprash, chyavanprash, chawanprash, chyawanprasha, chavanprash, chwanprash, च्यवनप्राश, चवनप्राश
Health & Wellness: balm, bam, bham, pain balm, sar dard, sir dard, sardard, sirdard, sar dard ki dawa, sir dard ki dawa, सिर दर्द, सर दर्द, headache balm, pain relief balm, cold balm, बाम, thailam, jhandu bam ~ headache, sar dard, sir dard, sirdard, sar me dard, sir me dard, matha byatha, thalai vali, tala noppi, tale novu, migraine, kamar dard, badan dard, body pain, back pain, ghutno ka dard, ghutne ka dard, joint pain, pith dard, dard
Health & Wellness: pain relief spray, pain spray, dard ka spray, moov, volini, दर्द का स्प्रे ~ kamar dard, moch, sprain, muscle pain, back pain, body pain, ghutne ka dard, joint pain, pain, pain relief, dard
Health & Wellness: bandage, bandages, band aid, bandaid, adhesive bandage, patti, plaster, बैंडेज, पट्टी, बैंड एड, chot ki patti ~ chot, chot lagne, chot lagne par patti, chot par patti, cut, cuts, wound, ghaav, ghav, zakham, jakham, finger cut, injury, kat gaya, kat gaya hai, khoon, चोट
Health & Wellness: antiseptic, antiseptic liquid, dettol liquid, savlon liquid, एंटीसेप्टिक ~ chot, wound, ghaav, zakham, cut, injury, first aid
Health & Wellness: isabgol, isabgul, isapgol, isubgol, isabgol husk, sat isabgol, psyllium, psyllium husk, ईसबगोल, इसबगोल ~ constipation, kabz, kabj, kabaj, qabz, kabjiyat, pet saaf, pet saf, malachikkal, malabaddhakam, कब्ज
Health & Wellness: eno, fruit salt, antacid, acidity, gas ki dawa, pet ki gas, ईनो ~ gas, pet me gas, pet gas, gas problem, gas ki dawai, acidity ki dawa, seene me jalan, pet dard, pet me jalan, bloating, indigestion, apach, badhazmi, ajeerna, vayu, एसिडिटी, गैस
Health & Wellness: thermometer, tharmameter, thermameter, bukhar machine, थर्मामीटर ~ fever, bukhar, fever check, bukhar napne, bukhar naapne, bukhar check, temperature, body temperature, temperature check, jwaram, jwara, kaichal, jor mapar, बुखार
Health & Wellness: ors, oral rehydration salts, oral rehydration salts powder, electral, ओआरएस ~ loose motion, loose motions, dast, dasth, dehydration, diarrhoea, diarrhea, ulti dast, ulti, vomiting, pet kharab, loosemotion, दस्त
Health & Wellness: cotton, cotton wool, cotton roll, rui, ruyi, absorbent cotton, रुई, रूई
Health & Wellness: ashwagandha, aswagandha, ashvagandha, ashwagandha tablets, अश्वगंधा
Health & Wellness: throat lozenges, lozenges, khansi ki goli, gale ki goli, cough tablet, खांसी की गोली ~ khansi, cough, khasi, sore throat, throat, gale me dard, gala kharab, gala dard, gale ki kharash, kharash, irumal, daggu, kemmu, cold cough, sardi khansi, खांसी, गला
Health & Wellness: digestive tablets, hajmola, churan, hajma goli, hajmola goli, हाजमोला, चूरन ~ hajma, hazma, digestion, pachan, badhazmi, indigestion, apach
Health & Wellness: cold relief balm, vaporub, vapo rub, vicks vaporub, vicks balm ~ cold, cough, cold cough, sardi, jukam, zukam, jukaam, sardi jukam, sardi khansi, sardi khasi, khansi jukam, naak band, nak band, band naak, naak bahna, blocked nose, running nose, common cold, chhaati jam, jaladosham, jalubu, sheetha, shardi, sardi zukam, सर्दी, जुकाम, सर्दी जुकाम
Pooja Needs: agarbatti, agarbati, agarbathi, agarbatty, agar batti, incense, incense stick, incense sticks, udbatti, अगरबत्ती, अगरबती, oodhubathi, oothupathi, oodubatti, udhubatti, oothuvathi, agaravathulu, agaruvattulu, agarbathulu, oodinakaddi, udinakaddi, gandhada kaddi, chandanathiri, chandana thiri, dhup kathi, dhoop kathi, dhupkathi, udabatti ~ pooja, puja, pooja saman, puja saman, puja ka saman, pooja ka saman, poojai porul, puja samagri, pooja samagri, aarti, पूजा, पूजा का सामान
Pooja Needs: dhoop, dhup, dhoop stick, dhoop sticks, dhoopbatti, dhup batti, sambrani, loban, धूप, धूपबत्ती, सांब्राणी, लोबान
Pooja Needs: camphor, kapoor, kapur, karpur, karpuram, kapoor tikia, कपूर, कर्पूर, karpooram, karpoora, soodam, sudam, karpuramu, kapur tikiya, kapoor ki tikiya, कपूर की टिकिया, కర్పూరం, കർപ്പൂരം ~ pooja, puja, aarti
Pooja Needs: wick, wicks, batti, baati, rui batti, diya batti, cotton wicks, बत्ती, बाती, रुई बत्ती, रूई की बत्ती, thiri, vathulu, vattulu, deepada batti, salte, dive ni vaat, divet, phulvati, phool batti
Pooja Needs: kumkum, kumkum powder, kunkum, roli, sindoor, sindur, कुमकुम, रोली, सिंदूर, kunkumam, kumkuma, kunguma, sidur, sidoor, kanku, kanku powder, kungumam ~ pooja, puja
Pooja Needs: havan samagri, hawan samagri, havan samagree, samagri, हवन सामग्री, हवन, homam samagri, homa samagri, hom samagri ~ havan, hawan, homa, homam, yagya, yagna, pooja, puja, pooja saman, puja saman
Pooja Needs: gangajal, ganga jal, गंगाजल, गंगा जल
Pooja Needs: diya, diye, deepak, clay diya, mitti ka diya, दीया, दिया, दीपक, दिये, मिट्टी का दीया, agal vilakku, vilakku, pramida, prameeda, hanate, divo, diva, panati, prodip, pradip ~ diwali, deepawali, deewali, दिवाली
Pooja Needs: lamp oil, pooja oil, puja oil, pooja ka tel, deepam oil, diya oil, पूजा तेल, पूजा का तेल
Pooja Needs: kalava, mauli, kalawa, moli, mouli, raksha sutra, molly, कलावा, मौली, रक्षा सूत्र
`;
