/** Spices; a line a kind, as `grocery-words.ts` reads it. */
export const spicesWords = `
Spices & Masalas: til, sesame, sesame seed, white til, safed til, ellu, तिल, सफेद तिल
Spices & Masalas: turmeric, turmeric powder, haldi, haldee, hldi, haladi, halad, haldi powder, pasupu, manjal, हल्दी, हलदी, हळद, हल्दी पाउडर, manjal thool, manjal podi, manjalpodi, manjal thul, pasupu podi, arishina, arisina, arishina pudi, haldar, hardar, halder, halad powder, haradi, hardi, holud, halud, holud guro, holud gura, haldi pawder, pisi haldi, மஞ்சள் தூள், மஞ்சள், ಅರಿಶಿನ, മഞ്ഞൾ, മഞ്ഞൾപ്പൊടി, હળદર
Spices & Masalas: coriander, coriander powder, dhania, dhaniya, dhanya, daniya, dhaniya powder, dhania powder, dhane, malli, kothimbir powder, dhane pud, धनिया, धनिया पाउडर, धने, malli thool, mallithool, malli podi, mallipodi, kothamalli thool, kothamalli podi, kothamalli, dhaniyala podi, dhaniyalu, dhaniyala, kottambari pudi, kothambari pudi, kottambari, dhaniya pudi, dhana powder, dhana, dhana jiru, dhanajiru, dhanepud, dhanepowder, dhone guro, dhonia guro, dhone, dhane guro, pisa dhaniya, pisa dhania, ధనియాల పొడి, ಕೊತ್ತಂಬರಿ ಪುಡಿ, മല്ലിപ്പൊടി, ધાણા પાવડર, ধনে গুঁড়ো
Spices & Masalas: chilli powder, chili powder, red chilli, red chili, red chilli powder, lal mirch, lal mirchi, laal mirch, lal mirch powder, mirch powder, mirchi powder, kashmiri chilli, kashmiri mirch, लाल मिर्च, लाल मिर्ची, मिर्च पाउडर, मिर्ची पाउडर, लाल मिर्च पाउडर, milagai thool, milagai podi, milagaithool, milakai thool, karam, kaaram, karam podi, kharada pudi, khara pudi, menasina pudi, achakharada pudi, mulaku podi, mulakupodi, mulagu podi, marchu, marchu powder, lal marchu, lal marchu powder, mirchu, tikhat, lal tikhat, mircha, mircha powder, lal mircha powder, lal mircha, lonka guro, lanka guro, lal lanka, morich guro, pisi lal mirch, pisi mirch, மிளகாய் தூள், కారం, മുളകുപൊടി, મરચું, લાલ મરચું, লঙ্কা গুঁড়ো, লাল মরিচ, ਲਾਲ ਮਿਰਚ > deggi mirch
Spices & Masalas: degi mirch, deggi mirch, देगी मिर्च
Spices & Masalas: chilli, chili, chilly, chillies, mirch, mirchi, mirchee, mirach, marcha, मिर्च, मिर्ची, मिरची > chilli powder, red chilli powder, green chilli
Spices & Masalas: cumin, cumin seed, jeera, jira, zeera, zira, jeeraa, jeerakam, sabut jeera, जीरा, ज़ीरा, जिरे, साबुत जीरा, seeragam, jeeragam, jeelakarra, jilakara, jilakarra, jeelakara, jeerige, jire, jeere, jeere gota, gota jire, jeeru, jiru, jiraa, சீரகம், జీలకర్ర, ജീരകം, જીરું
Spices & Masalas: black pepper, pepper, kali mirch, kali mirchi, kaali mirch, gol mirch, miri, काली मिर्च, गोल मिर्च, काली मिर्ची, milagu, kurumilagu, miriyalu, miriyala podi, kalu menasu, kari menasu, menasu, kurumulaku, kurumulagu, kala mari, kala mire, kaali mire, golmorich, gol morich, kalo morich, gol marich, kali mirch pisi, மிளகு, ಕಾಳು ಮೆಣಸು, കുരുമുളക്, મરી, গোলমরিচ, ਕਾਲੀ ਮਿਰਚ
Spices & Masalas: hing, heeng, hingh, hingu, asafoetida, asafetida, perungayam, compounded hing, हींग, हिंग, perungaayam, inguva, ingu, hinga, kayam, perumkayam, பெருங்காயம், ఇంగువ, കായം, হিং
Spices & Masalas: masala, masale, masalla, masaala, spice, spices, mix masala, मसाला, मसाले
Spices & Masalas: garam masala, gharam masala, garm masala, gram masala, गरम मसाला, गर्म मसाला
Spices & Masalas: sabzi masala, sabji masala, kitchen king, kitchen king masala, सब्जी मसाला, सब्ज़ी मसाला, किचन किंग
Spices & Masalas: pav bhaji masala, pao bhaji masala, paav bhaji masala, पाव भाजी मसाला
Spices & Masalas: chana masala, chole masala, chhole masala, channa masala, चना मसाला, छोले मसाला
Spices & Masalas: sambar powder, sambar masala, sambhar masala, sambhar powder, sambar, sambhar, sambar podi, sambhar podi, சாம்பார், சாம்பார் பொடி, सांभर मसाला, सांभर, सांबर मसाला, huli pudi, sambar pudi
Spices & Masalas: kasoori methi, kasuri methi, kasturi methi, kasoori, kasuri, methi leaves, dried fenugreek leaves, fenugreek leaves, कसूरी मेथी, कस्तूरी मेथी, kasuri meti
Spices & Masalas: fenugreek, methi, methi dana, methi seed, fenugreek seed, मेथी, मेथी दाना, vendhayam, menthulu, menthe, uluva > kasoori methi, fenugreek leaves
Spices & Masalas: mustard, mustard seed, rai, raai, sarson dana, राई, सरसों दाना, mohri, kadugu, avalu, aavalu, sasive, kaduku, shorshe, sorse
Spices & Masalas: ajwain, ajwayan, ajvain, ajowan, carom, carom seed, omam, अजवाइन, अजवायन
Spices & Masalas: fennel, fennel seed, saunf, sonf, sauf, सौंफ, सोंफ
Spices & Masalas: clove, laung, lavang, लौंग, लवंग, cloves, lavangam, lavanga, grambu, kirambu, karayampu, lobongo
Spices & Masalas: cardamom, elaichi, ilaichi, elaychi, illaichi, ilaychi, इलायची, elakkai, yelakulu, elakki, elakka, elach, velchi, velachi
Spices & Masalas: cinnamon, dalchini, daalchini, दालचीनी, pattai, dalchina chekka, karuvapatta, daruchini
Spices & Masalas: bay leaf, bay leaves, tej patta, tejpatta, तेज पत्ता, तेजपत्ता
Spices & Masalas: amchur, aamchur, dry mango powder, amchoor, अमचूर
Spices & Masalas: tamarind, imli, imlee, इमली, puli, chintapandu, hunase, hunasehannu, amli, chinch, tetul
Spices & Masalas: poppy seed, khus khus, khaskhas, खसखस
Spices & Masalas: nutmeg, jaiphal, jayphal, javitri, mace, jathikka, jajikaya, जायफल, जावित्री
`;
