/** Trades that look after a house, as people of the street speak of them. */
import { type TradeWords, tradeWords } from './phrases.ts';

export const houseTrades: Readonly<Record<string, TradeWords>> = {
  electrician: tradeWords(
    ['electrician', 'इलेक्ट्रीशियन', 'electrician'],
    ['electrical', 'बिजली'],
    [
      `new wiring for a kitchen with {n} points
      an MCB that tripped every evening
      a ceiling fan that hummed since {month}
      {n} switchboards changed to modular ones
      a geyser point with its own earth
      an inverter line for {n} rooms`,
      `रसोई में {n} नए पॉइंट
      बार-बार गिरते MCB की जाँच
      {n} पंखों की फ़िटिंग
      गीज़र की अलग लाइन और अर्थिंग
      पुराने स्विचबोर्ड की जगह नए बोर्ड`,
      `{n} pankhe aur ek exhaust fan
      MCB ka baar-baar girna
      inverter ki nayi line
      geyser ka naya point`,
    ],
    [
      `Press the test button of your RCCB once a month; it takes {n} seconds.
      A warm switch is a loose wire. Switch it off and let someone look at it.
      One geyser, one line: never share the point with the mixer grinder.
      Before you drill near a switchboard, remember that wires run straight up and down from it.`,
      `महीने में एक बार RCCB का टेस्ट बटन दबाएँ, {n} सेकंड लगते हैं।
      स्विच गर्म लगे तो तार ढीला है, बंद करके दिखवा लें।
      एक्सटेंशन बोर्ड पर हीटर और प्रेस साथ न चलाएँ।`,
      `Switch garam lage to use band karke dikhwa lijiye.
      Geyser aur mixer ek hi point par mat chalaiye.`,
    ],
  ),
  plumber: tradeWords(
    ['plumber', 'प्लंबर', 'plumber'],
    ['plumbing', 'नल'],
    [
      `a basin tap that dripped for {n} weeks
      a kitchen drain choked with cooking oil
      a flush tank that would not stop running
      {n} metres of old GI pipe changed to CPVC
      a pressure pump for the {floor} floor
      a sump float valve, so the tank no longer overflows`,
      `{n} हफ़्ते से टपकते नल की मरम्मत
      रसोई की जाम नाली की सफ़ाई
      {n} मीटर पुरानी पाइप की बदली
      टंकी के बॉल वॉल्व की बदली
      ऊपर की मंज़िल के लिए प्रेशर पंप`,
      `jaam naali ki safai
      tapakte nal ka washer
      motor ka pressure
      tanki ka ball valve`,
    ],
    [
      `Find your stopcock today, not on the day the pipe bursts.
      A tap that drips once a second wastes more than {litres} litres a month.
      Never pour used oil into the sink; {n} months later the drain is shut.
      Ask for the bill of the fittings; good brass has a warranty of {years} years.`,
      `सिंक में तेल न डालें, {n} महीने में नाली जाम हो जाती है।
      सफ़र पर जाने से पहले मुख्य वॉल्व बंद कर दें।
      टपकता नल महीने में {litres} लीटर पानी बहा देता है।`,
      `Sink mein tel mat daaliye, {n} mahine mein naali jaam ho jaati hai.
      Ghar band karke jaa rahe hain to main valve band kar dijiye.`,
    ],
  ),
  cleaning: tradeWords(
    ['cleaner', 'सफ़ाई वाला', 'cleaning wale'],
    ['cleaning', 'सफ़ाई'],
    [
      `deep cleaning of a {bhk}, balcony and all
      {n} bathrooms with ten years of hard water on the tiles
      a sofa set for {n} and its cushions
      kitchen chimney and tiles after {n} months of tadka
      an empty flat made ready for its new tenants`,
      `{bhk} की पूरी सफ़ाई
      {n} बाथरूम की टाइल से खारे पानी के दाग़
      चिमनी और रसोई की टाइलें
      नए किराएदार के लिए ख़ाली फ़्लैट की सफ़ाई`,
      `{bhk} ki deep cleaning
      chimney aur kitchen tiles
      {n} bathroom ki ragdai
      sofa aur parde`,
    ],
    [
      `Lemon and salt take off hard water; leave it for {n} minutes and rinse.
      Start cleaning from the ceiling fan, end with the floor.
      Wash the chimney filter every {n} weeks with hot water and soda.`,
      `खारे पानी के दाग़ पर नींबू और नमक {n} मिनट लगाकर धोएँ।
      सफ़ाई पंखे से शुरू करें और फ़र्श पर ख़त्म करें।
      चिमनी का फ़िल्टर हर {n} हफ़्ते में गर्म पानी से धोएँ।`,
      `Tiles par nimbu aur namak {n} minute chhod dijiye, phir dho lijiye.
      Safai hamesha pankhe se shuru kijiye.`,
    ],
  ),
  carpenter: tradeWords(
    ['carpenter', 'बढ़ई', 'carpenter'],
    ['carpentry', 'बढ़ई'],
    [
      `{n} wardrobe doors that hang straight again
      a teak bed from {year}, joints glued and polished
      a shoe rack for a narrow passage in {locality}
      a study table at the right height for two school children
      locks and hinges for {n} doors swollen by the rain`,
      `{n} दरवाज़ों के कब्ज़े और ताले
      पुराने सागौन के पलंग की मरम्मत
      बच्चों के लिए पढ़ाई की मेज़
      अलमारी के {n} पल्ले सीधे किए`,
      `{n} darwazon ke kabze
      almari ke palle
      purane palang ki polish
      bachchon ki study table`,
    ],
    [
      `Rub a little candle wax on a drawer that sticks.
      Ask whether the ply is BWR or BWP before you pay for a kitchen.
      Tighten hinges when you first hear them, and the screws will hold {years} years.`,
      `अटकती दराज़ पर थोड़ा मोम रगड़ दें।
      रसोई के लिए प्लाई BWP है या नहीं, पहले पूछ लें।
      कब्ज़े की आवाज़ आते ही पेंच कस दें।`,
      `Atakti drawer par thodi mombatti ragad dijiye.
      Kitchen ke liye ply BWP hai ya nahin, pehle poochh lijiye.`,
    ],
  ),
  ac: tradeWords(
    ['AC technician', 'एसी मैकेनिक', 'AC wale bhaiya'],
    ['AC', 'एसी'],
    [
      `wet service of {n} split ACs, drain pipes flushed
      a {tons} ton AC that cooled nothing since {month}
      gas filling after the leak was found and brazed
      an outdoor unit moved from a balcony to the terrace`,
      `{n} स्प्लिट एसी की सर्विस
      {tons} टन एसी में गैस, लीक बंद करने के बाद
      बाहर की यूनिट छत पर लगाई
      एसी से टपकते पानी का इलाज`,
      `{n} AC ki wet service
      gas filling, leak band karne ke baad
      AC se tapakta paani`,
    ],
    [
      `Set the AC to {degrees} °C with the fan on low; the bill tells you why.
      Wash the filters yourself every {n} weeks; it needs no one.
      Gas does not get used up. Who fills it without finding the leak will be back.`,
      `एसी {degrees} डिग्री पर चलाएँ और पंखा साथ में, बिल घटेगा।
      हर {n} हफ़्ते में फ़िल्टर ख़ुद धो लें।
      गैस अपने आप ख़त्म नहीं होती, पहले लीक ढूँढवाएँ।`,
      `AC {degrees} par chalaiye, saath mein pankha; bill kam aayega.
      Filter har {n} hafte khud dho lijiye.`,
    ],
  ),
  appliance: tradeWords(
    ['appliance mechanic', 'मशीन मैकेनिक', 'machine mechanic'],
    ['appliances', 'मरम्मत'],
    [
      `a washing machine that walked across the balcony
      a fridge with a new thermostat after {n} warm days
      a RO purifier with {n} filters changed
      a microwave whose door switch had given up
      a mixer grinder that a Diwali of chutneys had burnt out`,
      `वॉशिंग मशीन का ड्रम और बेल्ट
      फ़्रिज का थर्मोस्टैट
      RO के {n} फ़िल्टर
      मिक्सर की मोटर`,
      `washing machine ka drum
      fridge ka thermostat
      RO ke {n} filter`,
    ],
    [
      `Half the detergent cleans as well and the drum lasts {years} years longer.
      Keep {n} inches between fridge and wall.
      Write the date on the RO filter when it is changed.`,
      `वॉशिंग मशीन में साबुन आधा डालें, कपड़े उतने ही साफ़ होंगे।
      फ़्रिज और दीवार के बीच {n} इंच जगह छोड़ें।
      RO का फ़िल्टर बदलें तो उस पर तारीख़ लिख दें।`,
      `Fridge aur deewar ke beech {n} inch jagah chhodiye.
      RO filter badle to us par tareekh likh dijiye.`,
    ],
  ),
  painting: tradeWords(
    ['painter', 'पेंटर', 'painter'],
    ['painting', 'पेंट'],
    [
      `a {bhk} in warm white, {n} days with putty
      a damp wall scraped, sealed and painted again
      a terrace of {sqft} sq ft waterproofed before the clouds
      a gate and {n} grilles in black enamel`,
      `{bhk} की पुताई, पुट्टी के साथ {n} दिन
      सीलन वाली दीवार का इलाज
      {sqft} वर्ग फ़ुट छत की वॉटरप्रूफ़िंग
      गेट और {n} ग्रिल पर एनामल`,
      `{bhk} ki putai, {n} din mein
      seelan wali deewar
      chhat ki waterproofing`,
    ],
    [
      `Fix the damp first, the paint after. The other way round lasts one monsoon.
      Buy one litre more than you need and write the shade code on the lid.
      Let putty dry for {hours} hours, whatever the calendar says.`,
      `पहले सीलन ठीक करवाएँ, फिर पेंट।
      शेड का कोड डिब्बे के ढक्कन पर लिख लें।
      पुट्टी को {hours} घंटे सूखने दें।`,
      `Pehle seelan theek karwaiye, phir paint.
      Shade ka code dabbe par likh lijiye.`,
    ],
  ),
  pest: tradeWords(
    ['pest control team', 'पेस्ट कंट्रोल वाले', 'pest control wale'],
    ['pestcontrol', 'कीट'],
    [
      `gel treatment against cockroaches in {n} kitchens
      termites stopped at a door frame, {n} holes drilled
      a water tank area treated against mosquitoes
      bed bugs in a paying guest house, {n} rooms`,
      `{n} रसोई में कॉकरोच का जेल
      दरवाज़े की चौखट में दीमक का इलाज
      टंकी के पास मच्छरों की दवा`,
      `{n} kitchen mein cockroach gel
      darwaze ki deemak
      machchhar ki dawa`,
    ],
    [
      `Empty the plate under the flower pots every {n} days; mosquitoes need a week.
      Do not wipe where the gel was put for {n} weeks.
      A line of ants has a start. Follow it before you spray.`,
      `गमलों की प्लेट हर {n} दिन में ख़ाली करें।
      जेल वाली जगह {n} हफ़्ते न पोंछें।`,
      `Gamle ki plate har {n} din khaali kijiye, machchhar kam honge.
      Jahan gel laga hai wahan {n} hafte mat ponchhiye.`,
    ],
  ),
};
