/** What the shop may not sell: fresh goods and others; a line a kind, as `grocery-words.ts` reads it. */
export const freshWords = `
*: onion, pyaz, pyaaz, pyaj, piyaz, kanda, प्याज, प्याज़, कांदा, vengayam, ullipaya, ulligadda, eerulli, irulli, ulli, dungli, dungri, vengaayam, peyaj, peaj
*: potato, aloo, alu, aaloo, batata, आलू, आलु, बटाटा, urulaikizhangu, urulai, bangaladumpa, alugadda, aloogadda, alugedde, aalugadde, bateta, aalu
*: tomato, tamatar, tamater, टमाटर, thakkali, tamata, tomato fresh, tameta, tometo, takkali
*: garlic, lahsun, lehsun, lasun, lasan, लहसुन, लसुन, poondu, vellulli, bellulli, veluthulli, lasan fresh, rosun
*: ginger, adrak, adarak, adhrak, अदरक, sonth, saunth, सोंठ, inji, allam, shunti, adu, aale, adrakh
*: green chilli, hari mirch, hari mirchi, हरी मिर्च
*: lemon, nimbu, neembu, नींबू, निम्बू, elumichai, nimmakaya, nimbe, nimbehannu, cherunaranga, limbu, lembu, lebu, patilebu
*: coconut, nariyal, nariyel, naryal, khopra, नारियल, खोपरा, thengai, kobbari, kobbarikaya, tengina kayi, thenga, narkel, shriphal
*: mango, aam, आम
*: orange, santra, santara, संतरा
*: banana, kela, kele, केला, केले, vazhaipazham, arati pandu, balehannu, kelu, kelya
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
*: chicken, murga, murgi, kozhi, kodi, koli, meat, mutton, gosht, mangsho, machhli, machli, fish, meen, chepa, bakra, मुर्गा, मछली, मांस, चिकन
*: fruit, fruits, phal, pazham, pandu, hannu, फल
*: diaper, diapers, dipar, diper, pampers, huggies, nappy, डायपर
*: cigarette, cigarettes, sigret, bidi, beedi, gutka, tobacco, tambaku, सिगरेट, बीड़ी, तंबाकू
*: beer, sharab, daru, wine, whisky, alcohol, शराब, बीयर
*: pen, ball pen
*: petrol, diesel, kerosene, mitti ka tel, पेट्रोल
*: energy drink, red bull, redbull, monster energy, एनर्जी ड्रिंक
*: drink powder, rasna, sharbat, rooh afza, roohafza, शरबत
*: rock sugar, mishri, misri, khadi sakhar, kalkandu, मिश्री
*: chewing gum, bubble gum, chingam, च्युइंग गम
*: peanut butter, पीनट बटर
*: chocolate spread, nutella, hazelnut spread
*: gulab jamun, gulab jamun mix, rasgulla, soan papdi, गुलाब जामुन, रसगुल्ला
*: bucket, balti, बाल्टी
*: toilet paper, toilet roll, kitchen roll, टॉयलेट पेपर
*: face mask, mask, n95, मास्क
*: ice cream, icecream, kulfi, आइसक्रीम
`;
