/**
 * `category: one word, another of the same goods`; what isn't told apart in a shop shares a line.
 */
export const foodWords = `
Rice & Pulses: rice, chawal, chaval, chaaval, chawl, चावल, चांवल, bhaat, tandul, tandool, तांदूळ, राइस
Rice & Pulses: basmati, basmati rice, basmati chawal, बासमती, बासमती चावल
Rice & Pulses: dal, daal, dhal, dhall, daale, pulses, lentil, pulse, दाल, दालें, डाल, दाळ, डाळ > urad gota
Rice & Pulses: toor dal, tur dal, tuar dal, tuvar dal, tuver dal, thoor dal, arhar dal, rahar dal, arhar, toor, tur, tuar, tuvar, तूर, तूर दाल, तुअर दाल, तुवर दाल, अरहर, अरहर दाल, pigeon pea
Rice & Pulses: moong dal, mung dal, mong dal, moog dal, yellow moong dal, moong, mung, moong dhuli, mugachi dal, mug dal, मुगाची डाळ, मूग डाळ, मूंग, मूँग, मूंग दाल, मूँग दाल, green gram, mung bean
Rice & Pulses: chana dal, channa dal, chane ki dal, chane dal, chanadal, harbhara dal, हरभरा डाळ, चना दाल, चने की दाल, bengal gram dal, bengal gram
Rice & Pulses: masoor dal, masur dal, massor dal, malka, malka dal, masoor, masur, lal dal, मसूर, मसूर दाल, मलका, red lentil, red dal
Rice & Pulses: urad dal, udad dal, urid dal, urd dal, udid dal, urad, udad, urid, udid, maash, उड़द, उड़द दाल, उरद, उरद दाल, उडद, black gram, urad gota, urad dal gota, white urad
Rice & Pulses: rajma, rajmah, razma, raajma, rajama, राजमा, kidney bean, red kidney bean
Rice & Pulses: chana, channa, chanaa, chane, chole, chhole, choley, chola, cholay, chickpea, chick pea, garbanzo, चना, चने, छोले, छोला
Rice & Pulses: gram > chana
Rice & Pulses: kabuli chana, kabuli, chole, chhole, choley, white chana, safed chana, kabli chana, काबुली, काबुली चना, छोले, सफेद चना, chickpea
Rice & Pulses: kala chana, kale chane, black chana, kala channa, desi chana, काला चना, काले चने, brown chana
Rice & Pulses: lobia, lobiya, chawli, chauli, rongi, black eyed pea, लोबिया, चवली
Rice & Pulses: matar, mutter, dried pea, white pea, vatana, safed matar, सूखा मटर
Rice & Pulses: moth, matki, moth bean, मोठ, मटकी
Rice & Pulses: soya chunk, soya chunks, soyabean chunk, nutri, nutrela, soya bari, soya badi, meal maker, सोया चंक्स, सोयाबीन बड़ी
Rice & Pulses: sabudana, sago, saboodana, sabu dana, tapioca, साबूदाना, साबुदाना
Flours: atta, aata, ata, aatta, atta flour, wheat flour, gehu, gehun, gehu ka atta, gehun ka atta, whole wheat atta, आटा, आट्टा, गेहूं, गेहूँ, गेहूं का आटा, गेहूँ का आटा, godhi, peeth, roti flour
Flours: flour, pith > atta, besan, maida
Flours: maida, mayda, maidaa, meda, all purpose flour, refined flour, refined wheat flour, white flour, maida atta, मैदा आटा, मैदा, मेदा
Flours: besan, besun, beson, basan, besan flour, gram flour, chickpea flour, chane ka atta, besan ka atta, bengal gram flour, बेसन, kadalai maavu
Flours: sooji, suji, suzi, soji, sujee, rava, rawa, ravva, semolina, sooji rava, suji rava, सूजी, सुजी, रवा, upma rava
Flours: rice flour, chawal ka atta, chawal atta, chawal aata, चावल का आटा, चावल आटा
Flours: ragi, ragi flour, ragi atta, nachni, mandua, madua, finger millet, रागी, नाचनी, मंडुआ
Flours: bajra, bajri, bajra atta, bajra flour, pearl millet, kambu, बाजरा, बाजरे का आटा, बाजरा आटा
Flours: jowar, jwar, juar, jowari, jowar atta, jowar flour, sorghum, jwari pith, jwariche pith, ज्वार, जवार, ज्वार का आटा
Flours: corn flour, cornflour, corn starch, cornstarch, makai ka atta, कॉर्न फ्लोर, कॉर्नफ्लोर
Flours: makki ka atta, makka atta, makki atta, maize flour, मक्की का आटा
Flours: singhara, singhara atta, kuttu, kuttu atta, vrat atta, vrat ka atta, water chestnut flour, सिंघाड़ा, सिंघाड़े का आटा, कुट्टू, buckwheat
Flours: sattu, sathu, सत्तू
Flours: multigrain atta, multi grain atta, मल्टीग्रेन आटा
Oils: oil, tel, tail, taila, cooking oil, khane ka tel, edible oil, refined oil, refined, तेल, ऑयल, तेल खाने का, खाने का तेल, रिफाइंड, रिफाइंड तेल, ennai
Oils: mustard oil, sarso, sarson, sarso tel, sarson tel, sarso ka tel, sarson ka tel, sarso oil, rai ka tel, kachi ghani, kacchi ghani, kachi ghani oil, सरसों, सरसों तेल, सरसों का तेल, सरसो का तेल, कच्ची घानी
Oils: sunflower oil, sunflower, surajmukhi, surajmukhi tel, surajmukhi ka tel, sun flower oil, सूरजमुखी, सूरजमुखी तेल, सूरजमुखी का तेल, सनफ्लावर ऑयल
Oils: groundnut oil, peanut oil, moongfali tel, mungfali tel, moongfali ka tel, singtel, sing tel, मूंगफली तेल, मूंगफली का तेल, shengdana tel
Oils: soyabean oil, soybean oil, soya oil, soya bean oil, soya tel, soyabean tel, सोयाबीन तेल, सोयाबीन का तेल, सोया तेल
Oils: coconut oil, nariyal tel, nariyal ka tel, khopra tel, khobra tel, khobrel, khobrel tel, coco oil, नारियल तेल, नारियल का तेल, coconut cooking oil > coconut hair oil
Oils: sesame oil, til oil, til tel, til ka tel, gingelly, gingelly oil, nallennai, तिल तेल, तिल का तेल
Oils: olive oil, jaitun, jaitun tel, jaitoon, jaitun ka tel, zaitoon, zaitun, जैतून, जैतून का तेल, जैतून तेल
Oils: rice bran oil, ricebran oil, rice bran, chawal bhusi tel, राइस ब्रान ऑयल
Oils: palm oil, palmolein, palmolein oil, palm tel, पाम तेल, पामोलीन
Oils: ghee, ghi, gheee, gee, desi ghee, desi ghi, gai ka ghee, gay ka ghee, cow ghee, shudh ghee, shuddh ghee, toop, tup, neyyi, घी, देसी घी, देशी घी, गाय का घी, शुद्ध घी, तूप, clarified butter
Oils: vanaspati, vanaspati ghee, dalda, dalada, वनस्पति, वनस्पति घी, डालडा
Oils: cottonseed oil, kapasia, kapasiya tel, binola, कपासिया तेल
Spices & Masalas: til, sesame, sesame seed, white til, safed til, ellu, तिल, सफेद तिल
Eggs & Dairy: egg, anda, ande, andaa, andey, anday, andda, अंडा, अंडे, अण्डा, अण्डे, mutta, muttai
Eggs & Dairy: milk, doodh, dudh, dhood, doodha, dood, dugdh, toned milk, taaza, taza, tazza, दूध, दुध, पाल, paal, मिल्क
Eggs & Dairy: curd, dahi, dahee, dahii, dhahi, yogurt, yoghurt, yogart, दही, योगर्ट, tayir, mosaru
Eggs & Dairy: buttermilk, butter milk, chaas, chas, chaach, chach, chhachh, chhaas, mattha, matha, छाछ, मट्ठा, छास, lassi, taak
Eggs & Dairy: butter, makhan, makkhan, makkan, maakhan, makhkhan, maska, loni, मक्खन, मख्खन, बटर, table butter
Eggs & Dairy: paneer, panir, panner, paner, cottage cheese, chhena, पनीर, पनिर
Eggs & Dairy: cheese, cheez, chees, cheeze, chese, चीज़, चीज > cheese slice, cheese cube, cheese spread
Eggs & Dairy: cream, malai, fresh cream, whipping cream, मलाई, ताज़ी मलाई, क्रीम
Eggs & Dairy: shrikhand, shreekhand, srikhand, श्रीखंड, श्रीखण्ड
Eggs & Dairy: khoya, khoa, mawa, mava, खोया, मावा
Budget Friendly Packages: dairy whitener, milk powder, doodh powder, doodh ka powder, दूध पाउडर, मिल्क पाउडर
Daily Needs: sugar, chini, cheeni, chinni, chiny, shakkar, shakar, sakkar, shakkr, shakker, sakhar, khand, white sugar, चीनी, चिनी, शक्कर, शकर, साखर, खांड, शुगर
Daily Needs: jaggery, gud, gur, goodh, gudh, jaggery powder, jagri, jaggary, jagery, bellam, vellam, gul, गुड़, गुड, गूड़, गुळ, shakkar, शक्कर
Daily Needs: salt, namak, nmak, namk, iodised salt, uppu, meeth, नमक, साल्ट, मीठ
Daily Needs: rock salt, sendha namak, sendha, senda namak, saindhav, lahori namak, vrat namak, upvas namak, himalayan salt, pink salt, sendha rock salt, सेंधा, सेंधा नमक, सैंधा नमक, काला नमक, kala namak, black salt
Daily Needs: pickle, achar, aachar, achaar, aachaar, loncha, lonche, uragai, अचार, आचार, लोणचे
Daily Needs: mango pickle, aam ka achar, aam achar, आम का अचार, aam ka aachar
Daily Needs: water, pani, paani, mineral water, bisleri, drinking water, jal, neer, पानी, जल
Daily Needs: rusk, toast, tost, suji toast, rusk toast, टोस्ट, रस्क
Daily Needs: soft drink, cold drink, colddrink, cold drinks, thanda, soda, coke, cola, coca cola, pepsi, thumsup, कोल्ड ड्रिंक, ठंडा, कोला, sherbet, sharbat
Daily Needs: juice, fruit drink, mango drink, ras, frooti, fruti, जूस, mango juice, aam ras, real juice
Daily Needs: schezwan chutney, schezwan sauce, shezwan chutney, shezwan sauce, szechuan sauce, शेज़वान चटनी, शेज़वान सॉस
Daily Needs: chutney, chatni, chatney, chutni, चटनी
Daily Needs: honey, shahad, shahed, sahad, madhu, शहद, मधु
Daily Needs: jam, jaam, जैम, mixed fruit jam
Daily Needs: bread, bred, double roti, ब्रेड, डबल रोटी
Daily Needs: pav, pao, पाव
Daily Needs: chocolate syrup, syrup, chocolate sauce, चॉकलेट सिरप
Daily Needs: energy powder, glucose, glucose powder, glucon d, glucond, ग्लूकोज, ग्लूकोज़, ग्लूकोन डी
*: onion, pyaz, pyaaz, pyaj, piyaz, kanda, प्याज, प्याज़, कांदा
*: potato, aloo, alu, aaloo, batata, आलू, आलु, बटाटा
*: tomato, tamatar, tamater, टमाटर
*: garlic, lahsun, lehsun, lasun, lasan, लहसुन, लसुन
*: ginger, adrak, adarak, adhrak, अदरक, sonth, saunth, सोंठ
*: green chilli, hari mirch, hari mirchi, हरी मिर्च
*: lemon, nimbu, neembu, नींबू, निम्बू
*: coconut, nariyal, nariyel, naryal, khopra, नारियल, खोपरा
*: mango, aam, आम
*: orange, santra, santara, संतरा
*: banana, kela, kele, केला, केले
*: apple, seb, सेब
*: carrot, gajar, गाजर
*: cauliflower, gobi, gobhi, गोभी
*: spinach, palak, पालक
*: okra, bhindi, lady finger, भिंडी
*: brinjal, baingan, baigan, बैंगन
*: neem, नीम
*: aloe vera, aloe, alovera, ghritkumari, gwarpatha, एलोवेरा, घृतकुमारी
*: sandalwood, sandal, chandan, चंदन
*: rose, gulab, गुलाब
*: saffron, kesar, kesari, केसर
*: vegetable, sabzi, sabji, सब्जी, सब्ज़ी
*: tulsi, holy basil, basil, तुलसी
Spices & Masalas: turmeric, turmeric powder, haldi, haldee, hldi, haladi, halad, haldi powder, pasupu, manjal, हल्दी, हलदी, हळद, हल्दी पाउडर
Spices & Masalas: coriander, coriander powder, dhania, dhaniya, dhanya, daniya, dhaniya powder, dhania powder, dhane, malli, kothimbir powder, dhane pud, धनिया, धनिया पाउडर, धने
Spices & Masalas: chilli powder, chili powder, red chilli, red chili, red chilli powder, lal mirch, lal mirchi, laal mirch, lal mirch powder, mirch powder, mirchi powder, kashmiri chilli, kashmiri mirch, लाल मिर्च, लाल मिर्ची, मिर्च पाउडर, मिर्ची पाउडर, लाल मिर्च पाउडर > deggi mirch
Spices & Masalas: degi mirch, deggi mirch, देगी मिर्च
Spices & Masalas: chilli, chili, chilly, chillies, mirch, mirchi, mirchee, mirach, marcha, मिर्च, मिर्ची, मिरची > chilli powder, red chilli powder, green chilli
Spices & Masalas: cumin, cumin seed, jeera, jira, zeera, zira, jeeraa, jeerakam, sabut jeera, जीरा, ज़ीरा, जिरे, साबुत जीरा
Spices & Masalas: black pepper, pepper, kali mirch, kali mirchi, kaali mirch, gol mirch, miri, काली मिर्च, गोल मिर्च, काली मिर्ची
Spices & Masalas: hing, heeng, hingh, hingu, asafoetida, asafetida, perungayam, compounded hing, हींग, हिंग
Spices & Masalas: masala, masale, masalla, masaala, spice, spices, mix masala, मसाला, मसाले
Spices & Masalas: garam masala, gharam masala, garm masala, gram masala, गरम मसाला, गर्म मसाला
Spices & Masalas: sabzi masala, sabji masala, kitchen king, kitchen king masala, सब्जी मसाला, सब्ज़ी मसाला, किचन किंग
Spices & Masalas: pav bhaji masala, pao bhaji masala, paav bhaji masala, पाव भाजी मसाला
Spices & Masalas: chana masala, chole masala, chhole masala, channa masala, चना मसाला, छोले मसाला
Spices & Masalas: sambar powder, sambar masala, sambhar masala, sambhar powder, sambar, sambhar, सांभर मसाला, सांभर, सांबर मसाला
Spices & Masalas: kasoori methi, kasuri methi, kasturi methi, kasoori, kasuri, methi leaves, dried fenugreek leaves, fenugreek leaves, कसूरी मेथी, कस्तूरी मेथी
Spices & Masalas: fenugreek, methi, methi dana, methi seed, fenugreek seed, मेथी, मेथी दाना > kasoori methi, fenugreek leaves
Spices & Masalas: mustard, mustard seed, rai, raai, sarson dana, राई, सरसों दाना, mohri
Spices & Masalas: ajwain, ajwayan, ajvain, ajowan, carom, carom seed, omam, अजवाइन, अजवायन
Spices & Masalas: fennel, fennel seed, saunf, sonf, sauf, सौंफ, सोंफ
Spices & Masalas: clove, laung, lavang, लौंग, लवंग
Spices & Masalas: cardamom, elaichi, ilaichi, elaychi, illaichi, ilaychi, इलायची
Spices & Masalas: cinnamon, dalchini, daalchini, दालचीनी
Spices & Masalas: bay leaf, bay leaves, tej patta, tejpatta, तेज पत्ता, तेजपत्ता
Spices & Masalas: amchur, aamchur, dry mango powder, amchoor, अमचूर
Spices & Masalas: tamarind, imli, imlee, इमली
Spices & Masalas: poppy seed, khus khus, khaskhas, खसखस
Dryfruits: almond, badam, badaam, baadam, badam giri, बादाम, almonds
Dryfruits: cashew, cashews, kaju, kajoo, kaaju, cashew nut, cashewnut, काजू, काजु > broken cashew
Dryfruits: pistachio, pistachios, pista, pistaa, roasted salted pistachio, पिस्ता
Dryfruits: walnut, walnut kernel, akhrot, akroot, akhroot, akrot, अखरोट
Dryfruits: raisin, raisins, green raisin, kishmish, kismis, kishmis, kismish, किशमिश, किसमिस, manuka, munakka, मुनक्का, manukka
Dryfruits: anjeer, anjir, fig, dried fig, अंजीर
Dryfruits: date, dates, khajur, khajoor, khajoori, chuara, chhuara, seedless dates, खजूर, खजुर, छुहारा
Dryfruits: makhana, makhaana, makhane, phool makhana, fox nut, foxnut, lotus seed, gorgon nut, मखाना, मखाने, फूल मखाना
Dryfruits: mixed dry fruits, mix dry fruits, dry fruit, dryfruit, dry fruits, mewa, meva, panchmewa, sookha mewa, mixed dry fruit, मेवा, ड्राई फ्रूट, सूखा मेवा, मेवे
Dryfruits: charoli, chironji, chirongi, charoli seed, चिरौंजी, चारोली
Dryfruits: cranberry, cranberries, dried cranberry, karonda
Dryfruits: peanut, groundnut, moongfali, mungfali, mungphali, moongphali, mumfali, shengdana, singdana, मूंगफली, मूँगफली, मुंगफली
Snacks & Breakfast: poha, pohe, pohaa, poha thick, flattened rice, beaten rice, chivda, chiwda, aval, avalakki, पोहा, पोहे, चिवड़ा, thick poha
Snacks & Breakfast: noodles, noodle, nodles, chowmein, chow mein, chaumin, नूडल्स, नूडल, चाउमीन
Snacks & Breakfast: maggi, maggie, megi, maggy, megee, मैगी, मेगी > masala noodles, instant noodles
Snacks & Breakfast: chips, chip, wafer, wafers, potato chips, aloo chips, crisps, potato wafers, चिप्स, आलू चिप्स, वेफर्स
Snacks & Breakfast: namkeen, namkin, nmkeen, farsan, mixture, नमकीन, फरसाण > bhujia, sev
Snacks & Breakfast: bhujia, bhujiya, bujia, bhujiyaa, aloo bhujia, bhujia sev, sev, shev, seviya bhujia, भुजिया, सेव
Snacks & Breakfast: aloo bhujia, alu bhujia, aloo bhujiya, आलू भुजिया
Snacks & Breakfast: oats, oat, jai, ots, rolled oats, ओट्स, जई
Snacks & Breakfast: corn flakes, cornflakes, corn flake, corn flex, corn flacks, cereal, makai flakes, कॉर्न फ्लेक्स, कॉर्नफ्लेक्स
Snacks & Breakfast: muesli, musli, museli, granola, fruit nut muesli, म्यूसली
Snacks & Breakfast: popcorn, pop corn, popcon, पॉपकॉर्न
Snacks & Breakfast: idli mix, idli, idly mix, rava idli mix, idly, इडली, इडली मिक्स
Snacks & Breakfast: dhokla mix, dhokla, khaman, khaman dhokla, ढोकला, खमण ढोकला
Snacks & Breakfast: vermicelli, sevai, seviyan, sewai, semiya, seviya, सेवई, सेवइयां
Snacks & Breakfast: pasta, पास्ता
Snacks & Breakfast: macaroni, makroni, मैकरोनी
Snacks & Breakfast: daliya, dalia, broken wheat, lapsi, दलिया
Snacks & Breakfast: papad, papar, pappad, appalam, पापड़, पापड
Snacks & Breakfast: kurkure, kurkura, masala munch, कुरकुरे
Biscuits & Chocolates: biscuit, biscuits, biskut, biskit, biscut, biskoot, बिस्कुट, बिस्किट > cookie, cookies
Biscuits & Chocolates: cookie, cookies, kukis, कुकीज़, कुकीज
Biscuits & Chocolates: chocolate, chocolates, choklet, chocklet, choclate, choco, chokolate, चॉकलेट, चाकलेट
Biscuits & Chocolates: toffee, toffi, tofi, candy, goli, lollipop, टॉफी, टाफी, गोली, कैंडी
Biscuits & Chocolates: parle g, parleg, parle ji, glucose biscuit, glucose biscuits, पारले जी, पार्ले जी
Biscuits & Chocolates: cake, pastry, केक > choco pie
Biscuits & Chocolates: crackers, cracker, namkeen biscuit
Biscuits & Chocolates: wafer, wafers, wafer fingers, kitkat, kit kat
Food Additives: ketchup, tomato ketchup, tomato sauce, catchup, kechup, ketchap, tamatar sauce, tomato sos, केचप, टमाटर सॉस, टोमेटो केचप
Food Additives: sauce, sos, saus, सॉस > ketchup
Food Additives: soy sauce, soya sauce, soyasauce, dark soy sauce, सोया सॉस
Food Additives: chilli sauce, chili sauce, mirchi sauce, green chilli sauce, red chilli sauce, चिली सॉस
Food Additives: vinegar, sirka, venegar, vinigar, सिरका, विनेगर
Food Additives: baking soda, meetha soda, mitha soda, khane ka soda, cooking soda, eating soda, मीठा सोडा, खाने का सोडा, बेकिंग सोडा
Food Additives: baking powder, बेकिंग पाउडर
Food Additives: mayonnaise, mayonaise, mayo, mayonese, myonese, veg mayonnaise, मेयोनीज, मेयोनेज़
Food Additives: yeast, khameer, khamir, खमीर, dry yeast
Food Additives: cocoa powder, cocoa, coco powder, koko powder, कोको पाउडर
Food Additives: custard powder, custard, kastard, कस्टर्ड, कस्टर्ड पाउडर
Food Additives: essence, vanilla essence, vanilla, vanila, वनीला, एसेंस
Food Additives: pasta sauce, pizza sauce, पिज़्ज़ा सॉस, पिज्जा सॉस
Tea & Coffee: tea, chai, chay, chae, chaay, chai patti, chay patti, chaipatti, chai pati, tea leaf, tea leaves, tea powder, chaha, चाय, चाय पत्ती, चायपत्ती, चहा, टी
Tea & Coffee: coffee, kofee, cofee, coffe, kaapi, kofi, kapi, cofi, coffee powder, कॉफी, कॉफ़ी, काफी
Tea & Coffee: green tea, ग्रीन टी, green tea bags, हरी चाय, hari chai
Tea & Coffee: masala tea, masala chai, मसाला चाय
Tea & Coffee: ginger tea, adrak chai, adrak wali chai, अदरक चाय > ginger tea premix
Nutritional Milk Mixers: health drink, nutrition drink, malt drink, milk drink, हेल्थ ड्रिंक > milk mix, nutrition powder, drink mix
Nutritional Milk Mixers: bournvita, bornvita, bournvitta, boornvita, bonvita, बॉर्नविटा, बोर्नविटा
Nutritional Milk Mixers: horlicks, horlics, harlicks, horliks, हॉर्लिक्स
Nutritional Milk Mixers: milk masala, doodh masala, dudh masala, दूध मसाला
Nutritional Milk Mixers: badam drink, badam milk, badam drink mix, badam doodh, almond milk, बादाम दूध
Nutritional Milk Mixers: sugar free, sugar free powder, diabetes powder, शुगर फ्री > diabetes care nutrition powder
Nutritional Milk Mixers: protein powder, protein, proteen, प्रोटीन > drink powder
`;
