/** What people write to each other about their work, with numbers and signs that are no way around the platform. */
const english = `
It is ₹1,25,000 for 3 taps, at 10:30 on 12-11-2026.
Booking B7QXMK-4TZP2, floor 12, flat 1204.
Meet @ 5 pm? See you @home.
1234567890 is no mobile number.
The budget is between 1500 and 2500.
Rs. 1500-2500 for the whole room.
My budget is 75000-80000.
Tiles of 600x600x1200 mm, please.
A cabinet of 900x600x2100, white.
Plywood 2440x1220x18, eight sheets.
We need sizes 6, 7, 8, 9, 10, 11, 12.
PIN 560038, 12th Main, Indiranagar.
Bengaluru 560038, 1204 Sobha Tower.
Our GST number is 29ABCDE1234F1Z5.
PAN ABCDE1234F, name as on the card.
Fans: 2 at 500, 3 at 750.
Any time on 12/11/2026 10:30 or later.
Between 10:30-12:45 works.
Slots 9-10, 10-11, 11-12 are free.
Order no. 40812345678 came broken.
It leaked in 2019-2021, and again in 2022.
We work 24x7, 365 days.
I saw your work on Instagram. Nice!
Is WhatsApp easier for you?
WhatsApp: yes please.
The work is done.In two days we paint.
I am free tomorrow.in the morning is best.
One, two, three, four, five, six, seven, eight: all rooms.
Budget ₹5,00,000 to ₹7,50,000.
The three offers were ₹500/₹700/₹900.
1200 sq ft, 3 BHK, 2 baths.
My son is a B.Com student.
See you @Indiranagar at six.
The date is 12 11 2026.
Delivered on 20261112 by the shop.
I paid Rs 12500000 for the flat.
The house cost ₹1,25,00,000 in all.
Prices are 499, 999, 1499.
Flats 704, 802, 906 have the same leak.
Two bulbs, 2 @ ₹500.
Rooms 101, 102, 103 and 104.
AO Smith HSE-SDS-15 from 2019.
Phase 1: 5000, phase 2: 10000.
Rooms of 10x12 and 12x14 feet.
80% of 1250 is done.
From -5.25 to 10.75 mm.
Come at 10.30 or 11.45 on 5.11.2026.
The old invoice was INV-2026-00045.
Invoice 2026110012 has the wrong name.
Please mail me the bill.
Send it at your ease.
I will be at home. In case of rain, call the desk.
Look at the door at the back.
The tank holds 1000 litres, the second one 1500 litres.
The motor is 1.5 HP, 230 V, 50 Hz.
Use 4 mm² wire for 16 A, 2.5 mm² for 10 A.
My flat is 12/4, third floor, gate 2.
Sector 21, plot 1145, near gate 3.
The gap is 3 1/2 inches.
Call between 9 and 6, not after 8.
Two or three days are fine.
He came at nine, I paid one thousand two hundred.
It costs 2 lakh 50 thousand.
Budget around 1.5 lakh, at most 2 lakh.
4 fans, 6 lights, 2 geysers, 1 AC.
The AC is 1.5 ton, five star, bought 2021.
Temperature was 24.5 to 27.5 degrees.
Serial 120045678 is on the back.
Model 55Q60AAKLXL of the television.
Door size 7 x 3 ft, window 4 x 5 ft.
The wall is 12'6" by 10'3".
Hall 18.5 x 12.25, kitchen 9.5 x 8.
Paint code 8492 or 7721.
Shade cards 1021/1022/1023.
Between 5000 and 10000 rupees.
I can pay 25000 now and 25000 later.
50000, 60000 or 70000, depending on wood.
It was 11:15, then 12:45, then 14:30.
Dates: 01/12/2026, 05/12/2026, 09/12/2026.
From 2026-12-01 to 2026-12-15.
Slot 10:00-12:00 on 2026-12-01.
The meter shows 004521 units.
My consumer number is 1145200345.
Complaint 20261100045 is still open.
Ref 4412-8890 of the last visit.
The HSN is 998531, GST 18%.
CGST 9% 2,250, SGST 9% 2,250.
Total 29,500 with GST.
Advance 10,000, balance 19,500.
Quantity 12, rate 450, amount 5,400.
12 x 450 = 5400.
Do 2 coats, then 1 more.
No no, that is fine.
Oh, I see. I will wait.
To do: 1. taps 2. tiles 3. paint.
1) tap 2) tile 3) paint 4) door.
Use M12 bolts, 8.8 grade.
Wi-Fi 2.4 GHz and 5 GHz.
Battery 150Ah, inverter 1100VA.
RO filter 75 GPD, TDS 450 to 60.
Our lane is 30 feet, house 45 on the left.
The lift takes 6 persons, 408 kg.
Building A-12, tower C, flat 1503.
Ward 84, Mumbai 400053.
Near HSR BDA complex, 560102.
Delhi 110001 or Noida 201301.
PIN codes 560001 and 560038 are served?
I live in 2nd Cross, 5th Main, 560034.
Km 14 of NH 48.
The form 15CA is not needed.
Section 194C, TDS 1%.
UDYAM-KR-03-0012345 is on the letterhead.
FSSAI is not for us.
Bus 500D, 335E and 201 stop here.
Train 12627 comes at 06:40.
Flight 6E 2145 lands 21:05.
Two adults, 1 child, 1 dog.
Ages 6, 9 and 12.
Height 5'8", weight 72 kg.
Chest 38, waist 34, length 42.
Size 32/34/36, cotton.
Blood group O+, age 45.
5-6 people, 2-3 hours.
Twenty five people for lunch.
Double bed and a triple sofa.
Double door fridge, 345 litres.
Single or double coat?
Zero maintenance, one year warranty.
Ninety percent is done.
Ten to twelve days.
Fifty fifty is fine.
First floor, second door, third bell.
The dot on the wall is damp.
Please dash off the old paint.
At the rate you offered, yes.
At the gate, ask for the guard.
What is the rate at present?
I follow your page on Facebook.
Found you on Instagram, loved the kitchen.
Do you post on YouTube?
Telegram is blocked at work.
Send photos here, not on WhatsApp.
My WhatsApp is not working.
Insta photos looked good.
Do you have a website?
The site is dusty today.
Check the link in the app.
App shows 3 slots.
Mail or message, both fine.
I use Gmail at work.
Is Paytm accepted? Or UPI?
Pay at the end by UPI or cash.
Rate is Rs.45/sq.ft. plus GST.
Mr.Sharma said Rs.500/- only.
e.g. taps, i.e. fittings, etc.
Approx. 3.5 hrs. of work.
Mon.-Sat. 9.30-18.30
Sq.ft. price, not per room.
No.12, 3rd Cross, 4th Block.
St.Mary's Road, opp. bus stop.
Hi, hello, namaste!
Yes, ok, thanks.
Kitchen, hall, 2 rooms.
Version 2.1.4 of the plan.
Plan V3, sheet 4 of 12.
Scale 1:100, A3.
Ratio 1:4:8 for the floor.
Concrete M20, 1:1.5:3.
Sand 6 units, cement 40 bags.
Steel 8 mm, 10 mm, 12 mm.
TMT 500D, 2 tons.
Pipe 1/2, 3/4 and 1 inch.
Wire 1.5, 2.5, 4 sq mm.
MCB 6A, 16A, 32A, 63A.
LED 9W, 12W, 15W, 18W.
Glass 5 mm, 8 mm, 12 mm.
Granite 18 mm, 20 mm.
Board 6x4, 8x4, 7x4.
Beds 72x36, 75x60, 78x72.
Curtains 5 ft, 7 ft, 9 ft.
Sofa 3+2 or 3+1+1.
L-shape sofa, 8x6.
Table 4x2.5, 6 chairs.
Cupboard 7 ft x 6 ft x 2 ft.
From 1 to 5, I give 4.
It is 9 out of 10.
4.5 stars, 128 reviews.
100% satisfied, 10/10!
Came on time 3 out of 3 visits.
He took 45 min, not 60.
Paid ₹850 + ₹150 tip.
Paid ₹1,499 and ₹2,999.
Saved ₹300 (15%).
Bill was ₹12,450.75.
Cost me 12k, others said 15k to 18k.
`;
const hindi = `
मुझे 3 नल बदलवाने हैं, बजट ₹2,500 है।
कल सुबह 10:30 बजे आ सकते हैं?
12-11-2026 को 11 बजे ठीक रहेगा।
फ्लैट 1204, तीसरी मंज़िल, टावर सी।
पिन 560038, इंदिरानगर।
दो कमरे, एक हॉल, एक रसोई।
दो से तीन दिन लगेंगे।
पाँच पंखे और चार बल्ब।
एक, दो, तीन, चार, पाँच, छह, सात, आठ कमरे गिने।
कीमत ₹1,25,000 से ₹1,50,000 तक।
1200 वर्ग फुट, 3 बेडरूम।
आपका काम इंस्टाग्राम पर देखा, अच्छा लगा।
क्या व्हाट्सएप चलेगा?
व्हाट्सएप पर फोटो मत भेजिए, यहीं भेजिए।
बिल में ₹450 ज़्यादा है।
बुकिंग B7QXMK-4TZP2 के बारे में।
10 बजे से 12 बजे के बीच।
5-6 लोग, 2-3 घंटे।
मीटर 3.5 गुणा 4.25, कीमत ₹12,500
टंकी 1000 लीटर की है, दूसरी 1500 लीटर की।
पहली मंज़िल, दूसरा दरवाज़ा।
सौ प्रतिशत काम हो गया।
पचास हज़ार से ज़्यादा नहीं।
डेढ़ लाख तक दे सकते हैं।
आठ फुट ऊँची दीवार।
नौ बजे आए, दस बजे गए।
२ कमरे, ३ खिड़कियाँ, १२ पंखे।
१२-११-२०२६ को १०:३० बजे।
₹२,५०० ठीक है।
पिन ५६००३८ में आते हैं क्या?
हाँ, ठीक है।
नहीं, कल नहीं।
धन्यवाद, बहुत अच्छा काम।
वेबसाइट पर कीमत अलग है।
ऐप में 3 समय दिख रहे हैं।
मेल या संदेश, दोनों ठीक।
एट होम सर्विस चाहिए।
डबल बेड और एक अलमारी।
डॉट वाले पर्दे नहीं।
का के है पर बाद में।
`;
const mixed = `
Kal subah 10 baje aa jaiye, do ghante lagenge.
Do kamre, ek hall, ek kitchen ka paint.
Teen din ka kaam hai, paanch log.
Char pankhe aur das bulb.
Bhaiya 500 se 700 ke beech?
Das hazaar advance, baaki baad mein.
Saat baje ke baad, aath se pehle.
Ek do din ruk jaiye.
Kitna lagega, 1500 ya 2000?
Flat 704 hai, saath mein parking 12.
Ghar ka number 45/2, gali 6.
2-3 din, 4-5 log, 6 ghante.
Insta par dekha tha, badhiya kaam.
WhatsApp mat karo, yahin likho.
Haan ji, theek hai.
Nau baje, das baje, jab bhi.
Double coat lagega ya single?
Price thoda kam karo, 12000 final.
Kal 12/11 ko, parso 13/11 ko.
Motor 1 HP, pipe 1.25 inch, 40 ft.
Tile 2x2, 4x2 aur 1x1.
Bees log, pachas kursi, do table.
AC 1.5 ton, 3 saal purana.
Bill 4521 mein 18% GST hai?
Sector 62, Noida 201309, gate 3.
`;
/** The same sentences with other figures, as people do say them. */
const figures = [3, 8, 12, 24, 45, 60, 75, 99].flatMap((one) => [
  `Flat ${one * 100 + 4}, ${one} fans, ₹${one},500 in all.`,
  `It takes ${one} to ${one + 2} days from 0${(one % 9) + 1}/12/2026.`,
  `${one * 10} sq ft at ₹${one * 5} is ₹${one * 50}.`,
  `PIN 5600${String(one).padStart(2, '0')}, house ${one}, gate 2.`,
  `${one}.5 x ${one + 3}.25 ft, ${one % 5} doors.`,
  `Between ${one}000 and ${one + 5}000 for ${one} rooms.`,
]);

export const innocentTexts: readonly string[] = [
  ...[english, hindi, mixed].flatMap((texts) => texts.trim().split('\n')),
  ...figures,
];
