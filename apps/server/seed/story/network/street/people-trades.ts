/** Trades that look after people, places of work and what moves between them. */
import { type TradeWords, tradeWords } from './phrases.ts';

const beauty = tradeWords(
  ['beautician', 'ब्यूटीशियन', 'parlour wali didi'],
  ['beauty', 'मेहंदी'],
  [
    `mehendi for a bride and {n} cousins
    facials for a mother and two daughters at home
    hair spa and trim before a housewarming
    {n} guests made ready by {clock}`,
    `दुल्हन और {n} सहेलियों की मेहंदी
    घर पर फ़ेशियल और क्लीन-अप
    शादी से पहले {n} मेहमानों का मेकअप`,
    `dulhan aur {n} cousins ki mehendi
    ghar par facial aur clean-up`,
  ],
  [
    `Try a new cream on the wrist a day before, not on the day itself.
    Mehendi gets darker with {hours} hours and a little lemon and sugar.
    Ask for sealed kits; open them together.`,
    `नई क्रीम पहले कलाई पर लगाकर देखें।
    मेहंदी {hours} घंटे रखें, रंग गहरा आएगा।`,
    `Nayi cream pehle kalai par lagakar dekhiye.
    Mehendi {hours} ghante rakhiye, rang gehra aayega.`,
  ],
);

const barber = tradeWords(
  ['hairdresser', 'नाई', 'nai bhaiya'],
  ['grooming', 'दाढ़ी'],
  [
    `{n} haircuts in one house, grandfather first
    a groom and his {n} friends, shaved and ready
    a first haircut of a boy who did not cry`,
    `एक घर में {n} लोगों के बाल
    दूल्हे और {n} दोस्तों की तैयारी`,
    `ek ghar mein {n} haircut
    dulhe aur {n} doston ki shave`,
  ],
  [
    `New blade for every person: watch it being opened.
    Book the haircut two days before the function, not that morning.`,
    `हर ग्राहक के लिए नया ब्लेड, खुलते हुए देखिए।`,
    `Function se do din pehle baal katwaiye, usi subah nahin.`,
  ],
);

const garden = tradeWords(
  ['gardener', 'माली', 'maali'],
  ['garden', 'बाग़'],
  [
    `{n} pots of tulsi, curry leaf and mint on a balcony in {locality}
    a lawn of {sqft} sq ft cut and fed
    a neem tree pruned away from the wires
    drip lines for a terrace with {n} beds`,
    `बालकनी में तुलसी और करी पत्ते के {n} गमले
    {sqft} वर्ग फ़ुट लॉन की कटाई
    छत पर {n} क्यारियाँ और ड्रिप`,
    `balcony mein {n} gamle
    lawn ki katai aur khaad`,
  ],
  [
    `Water the roots before {clock}, never the leaves at noon.
    Tea leaves, washed and dried, are the cheapest feed for roses.
    Turn the pots a quarter every {n} days and they grow straight.`,
    `पानी सुबह जड़ों में दें, दोपहर में पत्तों पर नहीं।
    धुली चायपत्ती गुलाब की सबसे सस्ती खाद है।`,
    `Paani subah jadon mein dijiye, dopahar mein patton par nahin.
    Dhuli chaipatti gulab ki sabse sasti khaad hai.`,
  ],
);

const movers = tradeWords(
  ['packing team', 'पैकर्स', 'packers wale'],
  ['moving', 'शिफ़्टिंग'],
  [
    `a {bhk} from {locality} to {other}, {boxes} boxes and not one cup broken
    a piano down from the {floor} floor
    an office of {n} desks moved on a Sunday`,
    `{locality} से {other} तक {bhk}, {boxes} डिब्बे
    {n} मेज़ों का दफ़्तर इतवार को`,
    `{locality} se {other} tak {bhk}, {boxes} dabbe
    Sunday ko {n} desk ka office`,
  ],
  [
    `Write the room on every box, on two sides.
    Keep kettle, towels and chargers in the last box in, first box out.
    Ask for the lift {n} days ahead; the society will want a letter.`,
    `हर डिब्बे पर कमरे का नाम दो तरफ़ लिखें।
    चार्जर और केतली सबसे आख़िर में रखें।`,
    `Har dabbe par kamre ka naam likhiye, do taraf.`,
  ],
);

const care = tradeWords(
  ['care attendant', 'अटेंडेंट', 'attendant'],
  ['care', 'सेहत'],
  [
    `{n} weeks with a grandmother after her knee operation
    evening walks with a retired headmaster of {age} and his stories
    exercises at home for a stiff shoulder, {n} visits
    a massage after a long week at the desk`,
    `घुटने के ऑपरेशन के बाद दादी के साथ {n} हफ़्ते
    जकड़े कंधे की कसरत, {n} बार
    बुज़ुर्ग के साथ शाम की सैर`,
    `ghutne ke operation ke baad {n} hafte ki dekhbhaal
    akde kandhe ki exercise`,
  ],
  [
    `Sit to stand ten times, {n} times a day: the best exercise for old knees.
    Keep a night lamp between bed and bathroom.
    Write medicines and hours on one sheet on the fridge.`,
    `बिस्तर से बाथरूम तक एक छोटी बत्ती जलती रखें।
    दवाइयों का समय फ़्रिज पर लिख दें।`,
    `Bistar se bathroom tak chhoti batti jalti rakhiye.
    Dawai ka time fridge par likh dijiye.`,
  ],
);

const security = tradeWords(
  ['CCTV technician', 'सीसीटीवी वाले', 'CCTV wale'],
  ['security', 'सुरक्षा'],
  [
    `{n} cameras for an apartment gate and its parking
    a video door phone for the {floor} floor
    a smart lock on a teak door, without a scratch`,
    `अपार्टमेंट के गेट पर {n} कैमरे
    दरवाज़े पर वीडियो फ़ोन`,
    `gate aur parking par {n} camera
    darwaze par video phone`,
  ],
  [
    `Change the password that the camera came with.
    A lamp at the gate deters more than a camera nobody watches.`,
    `कैमरे का पासवर्ड पहले दिन ही बदल दें।`,
    `Camera ka password pehle din hi badal dijiye.`,
  ],
);

const vehicle = tradeWords(
  ['car cleaner', 'गाड़ी धोने वाले', 'car wash wale'],
  ['cars', 'गाड़ी'],
  [
    `{n} cars before {clock} in one basement of {locality}
    a scooter and a hatchback, foam and wax
    dog hair out of a back seat, {minutes} minutes`,
    `एक ही बेसमेंट में {n} गाड़ियाँ
    स्कूटर और कार, फ़ोम के साथ`,
    `ek basement mein {n} gaadi
    scooter aur car, foam ke saath`,
  ],
  [
    `A bucket and a mug use {litres} litres less than the hose.
    Wipe bird marks off the same day, or the paint keeps them.`,
    `पाइप की जगह बाल्टी लें, {litres} लीटर पानी बचेगा।`,
    `Pipe ki jagah balti lijiye, paani bachega.`,
  ],
);

const events = tradeWords(
  ['decorator', 'सजावट वाले', 'decorator'],
  ['events', 'समारोह'],
  [
    `a haldi for {guests} guests, marigold and no plastic
    a naming ceremony on a terrace in {locality}
    lights and chairs for a school day, {guests} seats`,
    `{guests} मेहमानों की हल्दी, गेंदे के फूल
    छत पर नामकरण`,
    `{guests} mehmaanon ki haldi
    chhat par naamkaran`,
  ],
  [
    `Count the plates, not the invitations: take {n} in a hundred more.
    Ask who takes the flowers away afterwards.`,
    `सौ मेहमानों पर {n} प्लेट ज़्यादा रखें।`,
    `Sau mehmaan par {n} plate zyada rakhiye.`,
  ],
);

const office = tradeWords(
  ['housekeeping team', 'दफ़्तर की टीम', 'office team'],
  ['office', 'दफ़्तर'],
  [
    `an office of {sqft} sq ft ready before {clock}
    {n} pantry helpers for a new branch in {locality}
    {n} ACs and the lights of two floors checked in one night`,
    `{sqft} वर्ग फ़ुट के दफ़्तर की सफ़ाई
    {locality} की नई शाखा में {n} सहायक`,
    `{sqft} sq ft ka office, subah se pehle
    nayi branch mein {n} helper`,
  ],
  [
    `Lights off in the pantry after seven saves {rupees} a month.
    One list on the store room wall, and nobody buys phenyl twice.`,
    `सात बजे के बाद पैंट्री की बत्ती बंद करें, महीने के {rupees} बचेंगे।`,
    `Saat baje ke baad pantry ki light band kijiye.`,
  ],
);

const maid = tradeWords(
  ['domestic helper', 'घरेलू सहायिका', 'didi'],
  ['help', 'घर'],
  [
    `{n} homes on one street, every morning from {clock}
    a house kept going while its family was away {n} days
    dishes, floors and tiffin for {n} before nine`,
    `एक ही गली के {n} घर
    {n} लोगों का टिफ़िन और बर्तन`,
    `ek gali ke {n} ghar
    {n} logon ka tiffin aur bartan`,
  ],
  [
    `Say the weekly day off before the work begins.
    Pay by the {day}, and write it down for both.`,
    `हफ़्ते की छुट्टी काम शुरू होने से पहले तय कर लें।`,
    `Hafte ki chhutti pehle tay kar lijiye.`,
  ],
);

export const peopleTrades: Readonly<Record<string, TradeWords>> = {
  'salon-women': beauty,
  'salon-men': barber,
  garden,
  movers,
  care,
  wellness: care,
  security,
  vehicle,
  events,
  maid,
  'office-clean': office,
  'office-amc': office,
  'office-staff': office,
};
