/** Tea, coffee and what is mixed into milk; a line a kind, as `grocery-words.ts` reads it. */
export const drinksWords = `
Tea & Coffee: tea, chai, chay, chae, chaay, chai patti, chay patti, chaipatti, chai pati, tea leaf, tea leaves, tea powder, chaha, चाय, चाय पत्ती, चायपत्ती, चहा, टी, theyilai, theyila, teyaku, theneer, tey podi, thea podi, theyila podi, cha, cha pata, cha patta, chaha powder, chai pawder, chaa, chay bhuki, chai bhuki, chah, chahpatti, chah patti, tea podi, tea pudi
Tea & Coffee: coffee, kofee, cofee, coffe, kaapi, kofi, kapi, cofi, coffee powder, காபி, காபி தூள், காபி பொடி, filter kaapi, कॉफी, कॉफ़ी, काफी, kapi podi, kaapi podi, kafi, கோப்பி
Tea & Coffee: green tea, ग्रीन टी, green tea bags, हरी चाय, hari chai ~ weight loss, diet, wajan kam, vajan kam, motapa, slimming, detox
Tea & Coffee: masala tea, masala chai, मसाला चाय
Tea & Coffee: ginger tea, adrak chai, adrak wali chai, अदरक चाय > ginger tea premix
Nutritional Milk Mixers: health drink, nutrition drink, malt drink, milk drink, हेल्थ ड्रिंक > milk mix, nutrition powder, drink mix
Nutritional Milk Mixers: bournvita, bornvita, bournvitta, boornvita, bonvita, बॉर्नविटा, बोर्नविटा
Nutritional Milk Mixers: horlicks, horlics, harlicks, horliks, हॉर्लिक्स
Nutritional Milk Mixers: milk masala, doodh masala, dudh masala, दूध मसाला
Nutritional Milk Mixers: badam drink, badam milk, badam drink mix, badam doodh, almond milk, बादाम दूध
Nutritional Milk Mixers: sugar free, sugar free powder, diabetes powder, शुगर फ्री > diabetes care nutrition powder ~ diabetes, diabetic, sugar patient, madhumeh, sugar ki bimari, diabetes patient
Nutritional Milk Mixers: protein powder, protein, proteen, प्रोटीन > drink powder
`;
