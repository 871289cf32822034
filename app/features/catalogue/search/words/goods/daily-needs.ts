/** Daily needs, what is added to food, combos; a line a kind, as `grocery-words.ts` reads it. */
export const dailyNeedsWords = `
Daily Needs: sugar, chini, cheeni, chinni, chiny, shakkar, shakar, sakkar, shakkr, shakker, sakhar, khand, white sugar, चीनी, चिनी, शक्कर, शकर, साखर, खांड, शुगर, sakkarai, seeni, chakkarai, chakkera, sakkera, panchadara, panchadhara, panchasara, panjasara, sakkare, sakre, khaand, saakhar, chinee, சர்க்கரை, పంచదార, చక్కెర, പഞ്ചസാര
Daily Needs: powdered sugar, sugar powder, icing sugar, boora, bura, pisi chini, pisi hui chini, बूरा, पिसी चीनी
Daily Needs: jaggery, gud, gur, goodh, gudh, jaggery powder, jagri, jaggary, jagery, bellam, vellam, gul, गुड़, गुड, गूड़, गुळ, shakkar, शक्कर, bella, bellamu, vellam achu, sharkkara, sarkkara, sharkara, gol, gor, desi gor, gool, gool powder, bheli, patali gur, patali, nolen gur, akher gur, gud ka powder, gud powder, gur powder, gur shakkar, బెల్లం, ಬೆಲ್ಲ, ശർക്കര
Daily Needs: salt, namak, nmak, namk, iodised salt, uppu, meeth, नमक, साल्ट, मीठ, kal uppu, kallu uppu, podi uppu, mithu, meethu, mitthu, mith, nun, noon, noona, nimak, lun, loon, lobon, labon, labana, nonu, ഉപ്പ്, મીઠું, লবণ
Daily Needs: rock salt, sendha namak, sendha, senda namak, saindhav, lahori namak, vrat namak, upvas namak, himalayan salt, pink salt, sendha rock salt, सेंधा, सेंधा नमक, सैंधा नमक, indhuppu, induppu, saindhava lavanam, saindhava lavana, sindhalun, sendha noon, sendhav mith, saindhav mith, सेंधा नमक व्रत ~ vrat, upvas, upwas, upavas, fasting, fasting food, farali, navratri, ekadashi
Daily Needs: black salt, kala namak, kaala namak, काला नमक
Daily Needs: pickle, achar, aachar, achaar, aachaar, loncha, lonche, uragai, अचार, आचार, लोणचे, oorugai, urugai, oorgai, avakaya, avakai, uppinakayi, uppinakai, uppina kayi, achaaru, athanu, athana, athaanu, keri nu athanu, kairi athanu, kairiche lonche, nimki, aam ke achar, ஊறுகாய், ಉಪ್ಪಿನಕಾಯಿ, અથાણું > pachadi
Daily Needs: mango pickle, aam ka achar, aam achar, आम का अचार, aam ka aachar, manga oorugai, mavinakayi uppinakayi, aamer achar, ambyache lonche
Daily Needs: water, pani, paani, mineral water, bisleri, drinking water, jal, neer, पानी, जल, thanneer, thanneer bottle, neellu, neellu bottle, neeru bottle, pani ki bottle, jaler botol, panyachi bottle
Daily Needs: rusk, toast, tost, suji toast, rusk toast, टोस्ट, रस्क
Daily Needs: soft drink, cold drink, colddrink, cold drinks, thanda, soda, cola, thumsup, कोल्ड ड्रिंक, ठंडा, कोला, sherbet, sharbat ~ coke, coca cola, pepsi
Daily Needs: juice, fruit drink, mango drink, ras, frooti, fruti, जूस, mango juice, aam ras, real juice
Daily Needs: schezwan chutney, schezwan sauce, shezwan chutney, shezwan sauce, szechuan sauce, शेज़वान चटनी, शेज़वान सॉस
Daily Needs: chutney, chatni, chatney, chutni, चटनी, pachadi, thuvaiyal
Daily Needs: honey, shahad, shahed, sahad, madhu, शहद, मधु, thene, jenu, modhu
Daily Needs: jam, jaam, जैम, mixed fruit jam
Daily Needs: bread, bred, double roti, ब्रेड, डबल रोटी, breads, pizza base
Daily Needs: pav, pao, पाव
Daily Needs: chocolate syrup, syrup, chocolate sauce, चॉकलेट सिरप
Daily Needs: energy powder, glucose, glucose powder, glucon d, glucond, ग्लूकोज, ग्लूकोज़, ग्लूकोन डी ~ energy, thakan, kamzori, weakness
Food Additives: ketchup, tomato ketchup, tomato sauce, catchup, kechup, ketchap, tamatar sauce, tomato sos, केचप, टमाटर सॉस, टोमेटो केचप
Food Additives: sauce, sos, saus, सॉस > ketchup
Food Additives: soy sauce, soya sauce, soyasauce, dark soy sauce, सोया सॉस
Food Additives: chilli sauce, chili sauce, mirchi sauce, green chilli sauce, red chilli sauce, चिली सॉस
Food Additives: vinegar, sirka, venegar, vinigar, सिरका, विनेगर
Food Additives: baking soda, meetha soda, mitha soda, khane ka soda, cooking soda, eating soda, मीठा सोडा, खाने का सोडा, बेकिंग सोडा, khar, sajji khar, aappa soda, soda uppu, vanta soda, khabar soda
Food Additives: baking powder, बेकिंग पाउडर ~ cake, cake banane, cake making, cake baking, baking, birthday cake
Food Additives: mayonnaise, mayonaise, mayo, mayonese, myonese, veg mayonnaise, मेयोनीज, मेयोनेज़
Food Additives: yeast, khameer, khamir, खमीर, dry yeast
Food Additives: cocoa powder, cocoa, coco powder, koko powder, कोको पाउडर ~ cake banane, cake making, cake baking, baking
Food Additives: custard powder, custard, kastard, कस्टर्ड, कस्टर्ड पाउडर
Food Additives: essence, vanilla essence, vanilla, vanila, वनीला, एसेंस ~ cake banane, cake making, cake baking, baking
Food Additives: pasta sauce, pizza sauce, पिज़्ज़ा सॉस, पिज्जा सॉस
Budget Friendly Packages: dairy whitener, milk powder, doodh powder, doodh ka powder, दूध पाउडर, मिल्क पाउडर
Budget Friendly Packages: ration, rashan, rasan, ration combo, राशन
`;
