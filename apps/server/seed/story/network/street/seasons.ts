/** What the time of the year has on everyone's mind. */
import { istDay } from '@nukkad/contract/kernel/time';
import { type Phrases, lines } from './phrases.ts';

const summer: Phrases = {
  en: lines(`
    The heat is here, {n} days without a cloud.
    Summer holidays begin and {locality} is half empty.
    Before the mercury climbs again.
    Power goes at noon these days.
    Water is short in {locality} till the rains.`),
  hi: lines(`
    गर्मी तेज़ है, {n} दिन से बादल नहीं।
    छुट्टियाँ शुरू, {locality} आधा ख़ाली है।
    लू से पहले की बात।
    बारिश तक {locality} में पानी कम आएगा।`),
  hinglish: lines(`
    Garmi tez hai, {n} din se baadal nahin.
    Dopahar mein light jaati hai aajkal.`),
};
const monsoon: Phrases = {
  en: lines(`
    The rains are in {locality}, umbrellas out.
    {n} days of rain show every leak.
    Before the next heavy shower.
    Wet walls and wires do not go together.
    The drains of {street} are full again.`),
  hi: lines(`
    {locality} में बारिश शुरू, छाता साथ रखें।
    {n} दिन की बारिश हर रिसाव दिखा देती है।
    अगली तेज़ बारिश से पहले।
    {street} की नालियाँ फिर भरी हैं।`),
  hinglish: lines(`
    Baarish shuru ho gayi {locality} mein.
    Agli tez baarish se pehle.`),
};
const winter: Phrases = {
  en: lines(`
    Cool mornings in {locality}, geysers are back.
    The wedding months are on.
    {n} days of mist at {clock}.
    A good time for paint and repairs, dry and cool.
    The next summer comes sooner than one thinks.`),
  hi: lines(`
    {locality} में सुबह ठंडी है, गीज़र फिर चल पड़े।
    शादियों का मौसम है।
    सूखे और ठंडे दिन मरम्मत के लिए सबसे अच्छे।
    अगली गर्मी जल्दी आएगी।`),
  hinglish: lines(`
    Subah thandi hai, geyser phir chalu.
    Shaadiyon ka mausam hai.`),
};

const firstOfSummer = 3;
const firstOfMonsoon = 6;
const firstOfWinter = 10;

export function seasonOf(at: Date): Phrases {
  const month = Number(istDay(at).slice(5, 7));
  if (month >= firstOfWinter || month < firstOfSummer) return winter;
  return month < firstOfMonsoon ? summer : monsoon;
}
